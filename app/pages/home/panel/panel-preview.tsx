import { useEffect, useState } from "react";
import { prefersReducedMotion } from "../../../browser/reduced-motion";
import { Reveal } from "../../../components/reveal";
import { Section } from "../../../components/section";
import { Status } from "../../../components/status";
import { timing } from "../../../hooks/timing";
import { useHydrated } from "../../../hooks/use-hydrated";
import type { PanelData } from "./panel-data";
import { PanelMenu } from "./panel-menu";
import { PanelMetrics } from "./panel-metrics";
import "./panel-preview.css";
import { Backups, Files, Terminal } from "./panel-screens";

/** A sample of the game panel: its screens can be looked at, and a backup restored, for show. */
export function PanelPreview(panel: PanelData) {
  const { head, note, server, screens, otherEntries, restore } = panel;
  const [selected, setSelected] = useState((screens[0] ?? otherEntries[0])?.id);
  // Without script there are no tabs.
  const hasTabs = useHydrated() && screens.length > 1;
  const { step, isRunning, ...backup } = useRestore(panel.steps);
  const contents = {
    console: panel.console && <Terminal {...panel.console} />,
    files: <Files files={panel.files} />,
    backups: <Backups {...panel} {...backup} isRunning={isRunning} />,
  };
  return (
    <Section ground="hour-18" head={{ id: "panel", ...head }}>
      <Reveal className="home-panel-preview">
        <div className="home-panel-preview-top">
          <h3 className="home-panel-preview-name" id="panel-server">
            {server.name}
          </h3>
          <p className="home-panel-preview-software">{server.software}</p>
          <Status {...((isRunning && restore?.status) || server.status)} />
        </div>
        {selected !== undefined && (
          <PanelMenu {...panel} hasTabs={hasTabs} selected={selected} onSelect={setSelected} />
        )}
        <div className="home-panel-preview-main">
          <PanelMetrics {...panel} step={step} isRunning={isRunning} />
          {screens.length < 2 ? (
            contents[screens[0]?.shows ?? "console"]
          ) : (
            <div className="home-panel-preview-screens">
              {screens.map(({ id, shows }) => (
                <div
                  key={id}
                  id={`panel-screen-${id}`}
                  className="home-panel-preview-screen"
                  {...(hasTabs && { role: "tabpanel", "aria-labelledby": `panel-tab-${id}` })}
                  hidden={id !== selected}
                >
                  {contents[shows]}
                </div>
              ))}
            </div>
          )}
        </div>
      </Reveal>
      {note && <p className="home-panel-preview-note">{note}</p>}
    </Section>
  );
}

/** Plays the restore of a backup, in steps; it is done at once if the reader prefers reduced motion. */
function useRestore(steps: number) {
  const [restored, setRestored] = useState<string>();
  const [step, setStep] = useState(steps);
  const isRunning = step < steps;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setStep((current) => current + 1), timing.restoreStep);
    return () => clearInterval(timer);
  }, [isRunning]);
  function onRestore(id: string) {
    setRestored(id);
    setStep(prefersReducedMotion() ? steps : 0);
  }
  return { restored, step, isRunning, onRestore };
}
