import { useState } from "react";
import { Reveal } from "../../../components/reveal";
import { Section } from "../../../components/section";
import { Status } from "../../../components/status";
import { useHydrated } from "../../../hooks/use-hydrated";
import type { PanelData } from "./panel-data";
import { PanelMenu } from "./panel-menu";
import { PanelMetrics } from "./panel-metrics";
import "./panel-preview.css";
import { PanelScreens } from "./panel-screens";
import { useRestore } from "./use-restore";

/** A sample of the game panel: its screens can be looked at, and a backup restored, for show. */
export function PanelPreview(panel: PanelData) {
  const { head, note, server, screens, otherEntries, metrics, chart } = panel;
  const [selected, setSelected] = useState((screens[0] ?? otherEntries[0])?.id);
  const hasTabs = useHydrated() && screens.length > 1;
  const { steps = 0, status = server.status } = panel.restore ?? {};
  const restore = useRestore(steps);
  const { step } = restore;
  return (
    <Section ground="hour-18" head={{ id: "panel", ...head }}>
      <Reveal className="home-panel-preview">
        <div className="home-panel-preview-top">
          <h3 className="home-panel-preview-name" id="panel-server">
            {server.name}
          </h3>
          <p className="home-panel-preview-software">{server.software}</p>
          <Status {...(step === undefined ? server.status : status)} />
        </div>
        {selected !== undefined && (
          <PanelMenu
            hasTabs={hasTabs}
            screens={screens}
            others={otherEntries}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        <div className="home-panel-preview-main">
          <PanelMetrics metrics={metrics} chart={chart} step={step} steps={steps} />
          <PanelScreens {...panel} hasTabs={hasTabs} selected={selected} running={restore} />
        </div>
      </Reveal>
      {note && <p className="home-panel-preview-note">{note}</p>}
    </Section>
  );
}
