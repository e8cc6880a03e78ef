import { phrase } from "../../../../site/format";
import type { Site } from "../../../../site/site";

export type PanelData = NonNullable<ReturnType<typeof panelData>>;

/** In which the figures climb back during a restore. */
const restoreSteps = 20;

/** Undefined if the picture of the panel would be empty. */
export function panelData(site: Site) {
  const { server, menu, metrics, tickTimes, terminalLines } = site.records["panel-preview"];
  const { chart, chartLimit, console: consoleName, note, ...head } = site.records["pages/home"].panel;
  const { statuses } = site.records.locations;
  const { lastMs, limitMs } = tickTimes;
  if ([menu, metrics, lastMs, terminalLines].every(({ length }) => length === 0)) return undefined;
  const { screens, ...shown } = screensData(site);
  const isScreen = (entryId: string) => screens.some(({ id }) => id === entryId);
  return {
    head,
    note,
    server: {
      name: server.name,
      software: `${server.software} · ${server.location}`,
      status: { status: server.status, icon: statuses[server.status].icon, label: server.statusLabel },
    },
    screens,
    otherEntries: menu.filter(({ id }) => !isScreen(id)).map(({ id, icon, label }) => ({ id, icon, label })),
    metrics: metricsData(site, shown.restore !== undefined),
    chart: lastMs.length > 0 ? { title: chart, limit: chartLimit, lastMs, limitMs } : undefined,
    console: terminalLines.length > 0 ? { label: consoleName, lines: terminalLines } : undefined,
    ...shown,
  };
}

/** The entries of the menu that have something to show, of several for the same screen the first; and what they show. */
function screensData({ records }: Site) {
  const { menu, terminalLines, files = [], backups = [], restore } = records["panel-preview"];
  const contents = { console: terminalLines, files, backups };
  const screens = menu.flatMap(({ id, icon, label, shows }, index) => {
    const isFirst = menu.findIndex((entry) => entry.shows === shows) === index;
    return shows && isFirst && contents[shows].length > 0 ? [{ id, icon, label, shows }] : [];
  });
  // A single one is no choice: then only the console is shown.
  const isShown = (name: "files" | "backups") =>
    screens.length > 1 && screens.some(({ shows }) => shows === name);
  const { icon } = records.locations.statuses.warning;
  return {
    screens,
    files: isShown("files") ? files : [],
    backups: isShown("backups")
      ? backups.map(({ id, name, note }) => ({
          id,
          name,
          note,
          restore: restore && {
            label: `${restore.action} ${name}`,
            running: phrase(restore.running, { backup: name }),
            done: phrase(restore.done, { backup: name }),
          },
        }))
      : [],
    restore:
      restore && isShown("backups")
        ? {
            action: restore.action,
            status: { status: "warning" as const, icon, label: restore.status },
            steps: restoreSteps,
          }
        : undefined,
  };
}

function metricsData({ records, format }: Site, hasRestore: boolean) {
  return records["panel-preview"].metrics.map(({ id, label, value, decimals, unit, outOf, outOfShown }) => ({
    id,
    label,
    number: format.number(value, decimals),
    /** The number at each step of a restore. */
    restoring: hasRestore
      ? Array.from({ length: restoreSteps }, (_, step) =>
          format.number(value * (step / restoreSteps), decimals),
        )
      : undefined,
    unit: outOfShown ? `/ ${format.number(outOf)}\u00a0${unit}` : unit,
    /** How full the bar is, from 0 to 1. */
    share: value / outOf,
  }));
}
