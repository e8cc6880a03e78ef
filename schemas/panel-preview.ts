import type * as z from "zod";
import { locationStatus } from "./locations";
import { filledListOf, flag, icon, id, listOf, number, oneOf, positive, record, text } from "./parts";

const server = record({
  name: text,
  software: text,
  location: text,
  status: locationStatus,
  statusLabel: text,
});

const metric = record({
  id,
  label: text,
  value: positive,
  decimals: number
    .int({ error: "expected a whole number" })
    .min(0, { error: "expected 0 or more" })
    .describe("Digits after the decimal point: 1 for `20.0`."),
  unit: text,
  outOf: positive.describe("The value at which the meter is full."),
  outOfShown: flag.describe("Whether it is shown beside the value, as in `5.2 / 8 GB`."),
});

const terminalLine = record({
  id,
  segments: filledListOf(
    record({ tone: oneOf(["time", "plain", "success", "value", "prompt"]), text }),
  ).describe("Shown with a space between them."),
});

/** The picture of a control panel. It shows no real server, so the owner need not replace its figures. */
export const panelPreview = record({
  server,
  menu: listOf(record({ id, icon, label: text })),
  metrics: listOf(metric),
  tickTimes: record({ limitMs: positive, lastMs: listOf(positive) }).describe(
    "Milliseconds that each of the last ticks took.",
  ),
  terminalLines: listOf(terminalLine),
});

export type PanelMetric = z.infer<typeof metric>;
