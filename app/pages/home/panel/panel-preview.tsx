import { useState } from "react";
import { Reveal } from "../../../components/reveal";
import { Section } from "../../../components/section";
import { Status } from "../../../components/status";
import { locationStatuses } from "../../../content/locations";
import { panel } from "../../../content/pages/home";
import {
  panelMenu,
  panelMetrics,
  panelRestore,
  panelServer,
  panelTickTimes,
  terminalLines,
} from "../../../content/panel-preview";
import { useHydrated } from "../../../hooks/use-hydrated";
import { PanelMenu } from "./panel-menu";
import { PanelMetrics } from "./panel-metrics";
import "./panel-preview.css";
import { PanelScreens, screens } from "./panel-screens";
import { useRestore } from "./use-restore";

const others = panelMenu.filter((entry) => !screens.includes(entry));

/** A sample of the game panel: its screens can be looked at, and a backup restored, for show. */
export function PanelPreview() {
  const [selected, setSelected] = useState((screens[0] ?? panelMenu[0])?.id);
  const hasTabs = useHydrated() && screens.length > 1;
  const restore = useRestore();
  const shown = [panelMenu, panelMetrics, panelTickTimes.lastMs, terminalLines].filter(
    ({ length }) => length > 0,
  );
  if (shown.length === 0) return null;
  const status = restore.isRunning ? "warning" : panelServer.status;
  return (
    <Section ground="hour-18" head={{ id: "panel", ...panel }}>
      <Reveal className="home-panel-preview">
        <div className="home-panel-preview-top">
          <h3 className="home-panel-preview-name" id="panel-server">
            {panelServer.name}
          </h3>
          <p className="home-panel-preview-software">{`${panelServer.software} · ${panelServer.location}`}</p>
          <Status
            status={status}
            icon={locationStatuses[status].icon}
            label={(restore.isRunning && panelRestore?.status) || panelServer.statusLabel}
          />
        </div>
        {panelMenu.length > 0 && (
          <PanelMenu
            hasTabs={hasTabs}
            screens={screens}
            others={others}
            selected={selected}
            onSelect={setSelected}
          />
        )}
        <div className="home-panel-preview-main">
          <PanelMetrics progress={restore.progress} />
          <PanelScreens hasTabs={hasTabs} selected={selected} restore={restore} />
        </div>
      </Reveal>
      {panel.note && <p className="home-panel-preview-note">{panel.note}</p>}
    </Section>
  );
}
