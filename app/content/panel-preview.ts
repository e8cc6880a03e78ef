export {
  menu as panelMenu,
  metrics as panelMetrics,
  server as panelServer,
  terminalLines,
  tickTimes as panelTickTimes,
} from "../../content/panel-preview.yaml";

export type { PanelMetric } from "../../schemas/home";
