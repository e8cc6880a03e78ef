import { Icon } from "../../../components/icon";
import { Reveal } from "../../../components/reveal";
import { Status } from "../../../components/status";
import { locationStatuses } from "../../../content/locations";
import { panel } from "../../../content/pages/home";
import {
  panelMenu,
  panelMetrics,
  panelServer,
  panelTickTimes,
  terminalLines,
} from "../../../content/panel-preview";
import { HomeSection } from "../home-section";
import { PanelMetrics } from "./panel-metrics";
import "./panel-preview.css";
import { PanelTerminal } from "./panel-terminal";

/** A static picture of the game panel without controls. */
export function PanelPreview() {
  const shown = [panelMenu, panelMetrics, panelTickTimes.lastMs, terminalLines].filter(
    ({ length }) => length > 0,
  );
  if (shown.length === 0) return null;
  return (
    <HomeSection id="panel" ground="hour-18" {...panel}>
      <Reveal className="home-panel-preview">
        <div className="home-panel-preview-top">
          <h3 className="home-panel-preview-name">{panelServer.name}</h3>
          <p className="home-panel-preview-software">{`${panelServer.software} · ${panelServer.location}`}</p>
          <Status
            status={panelServer.status}
            icon={locationStatuses[panelServer.status].icon}
            label={panelServer.statusLabel}
          />
        </div>
        {panelMenu.length > 0 && (
          <ul className="home-panel-preview-menu">
            {panelMenu.map(({ id, icon, label }) => (
              <li key={id} className="home-panel-preview-entry">
                <Icon name={icon} />
                {label}
              </li>
            ))}
          </ul>
        )}
        <div className="home-panel-preview-main">
          <PanelMetrics />
          <PanelTerminal />
        </div>
      </Reveal>
    </HomeSection>
  );
}
