import * as records from "../../content/panel-preview.yaml";
import type { PanelPreview } from "../../schemas/panel-preview";

export type { PanelMetric } from "../../schemas/panel-preview";

export const panelServer: PanelPreview["server"] = records.server;

export const panelMenu: Readonly<PanelPreview["menu"]> = records.menu;

export const panelMetrics: Readonly<PanelPreview["metrics"]> = records.metrics;

export const panelTickTimes: PanelPreview["tickTimes"] = records.tickTimes;

export const terminalLines: Readonly<PanelPreview["terminalLines"]> = records.terminalLines;
