export {
  backups as panelBackups,
  files as panelFiles,
  menu as panelMenu,
  metrics as panelMetrics,
  restore as panelRestore,
  server as panelServer,
  terminalLines,
  tickTimes as panelTickTimes,
} from "../../content/panel-preview.yaml";

export type { PanelMenuEntry, PanelMetric } from "../../site/schemas/home";
