import type { Site } from "../../../../site/site";

export type PanelData = NonNullable<ReturnType<typeof panelData>>;

/** In which the figures climb back during a restore. */
const steps = 20;

/** Undefined if the picture of the panel would be empty. */
export function panelData(site: Site) {
  const { records } = site;
  const { server, menu, metrics, tickTimes, restore, ...lists } = records["panel-preview"];
  const { terminalLines, files = [], backups = [] } = lists;
  const { chart, chartLimit, console: label, note, ...head } = records["pages/home"].panel;
  const { statuses } = records.locations;
  if ([menu, metrics, tickTimes.lastMs, terminalLines].every(({ length }) => length === 0)) return undefined;
  const contents = { console: terminalLines, files, backups };
  // Of several entries for the same screen the first.
  const screens = menu.flatMap(({ shows, ...entry }, index) => {
    const isFirst = menu.findIndex((each) => each.shows === shows) === index;
    return shows && isFirst && contents[shows].length > 0 ? [{ ...entry, shows }] : [];
  });
  return {
    head,
    note,
    server: {
      name: server.name,
      software: `${server.software} · ${server.location}`,
      status: { status: server.status, icon: statuses[server.status].icon, label: server.statusLabel },
    },
    /** The entries of the menu that have something to show, and the others. */
    screens,
    otherEntries: menu.filter((entry) => screens.every(({ id }) => id !== entry.id)),
    metrics: metricsData(site),
    steps,
    chart: tickTimes.lastMs.length > 0 ? { title: chart, limit: chartLimit, ...tickTimes } : undefined,
    console: terminalLines.length > 0 ? { label, lines: terminalLines } : undefined,
    files,
    backups,
    restore: restore && {
      ...restore,
      status: { status: "warning" as const, icon: statuses.warning.icon, label: restore.status },
    },
  };
}

function metricsData({ records, format }: Site) {
  return records["panel-preview"].metrics.map(({ id, label, value, decimals, unit, outOf, outOfShown }) => ({
    id,
    label,
    /** The number at each step of a restore; the last is the one without it. */
    numbers: Array.from({ length: steps + 1 }, (_, step) => format.number((value * step) / steps, decimals)),
    unit: outOfShown ? `/ ${format.number(outOf)}\u00a0${unit}` : unit,
    /** How full the bar is, from 0 to 1. */
    share: value / outOf,
  }));
}
