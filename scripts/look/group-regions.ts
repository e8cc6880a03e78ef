/** In pixels; right and bottom are not part of it. */
export type Region = { left: number; top: number; right: number; bottom: number };

/** Regions that are shown together, and what is shown of the page for them. */
export type Crop = Region & { regions: readonly Region[] };

/** Changes that are closer than this are one region: letters of a word, lines of a paragraph. */
const nearPx = 24;
/** How much of the page is shown around regions. */
const contextPx = 64;
/** A crop is no narrower, or it would be hard to say what it shows. */
const leastWidth = 560;

/** Puts changed cells that are near each other into one region each, from top to bottom. */
export function groupRegions(cells: readonly Region[]): Region[] {
  let groups = [...cells];
  for (let merged = true; merged; ) {
    merged = false;
    const next: Region[] = [];
    // From top to bottom, so that only the groups that reach this far down are of interest.
    for (const cell of groups.sort((one, other) => one.top - other.top)) {
      const index = next.findLastIndex((group) => areNear(group, cell));
      const group = next[index];
      if (group) {
        next[index] = enclose(group, cell);
        merged = true;
      } else next.push(cell);
    }
    groups = next;
  }
  return groups;
}

/** What to show of a picture of that size so that every region is seen, with some of the page around it. */
export function cropsOf(regions: readonly Region[], size: { width: number; height: number }): Crop[] {
  const crops: Crop[] = [];
  for (const region of regions) {
    const last = crops.at(-1);
    const area = withContext(region, size);
    if (last && area.top <= last.bottom) {
      crops[crops.length - 1] = { ...enclose(last, area), regions: [...last.regions, region] };
    } else crops.push({ ...area, regions: [region] });
  }
  return crops;
}

function withContext(region: Region, { width, height }: { width: number; height: number }): Region {
  const wanted = Math.min(width, Math.max(leastWidth, region.right - region.left + 2 * contextPx));
  const middle = (region.left + region.right) / 2;
  const left = Math.round(Math.min(Math.max(0, middle - wanted / 2), width - wanted));
  return {
    left,
    right: left + wanted,
    top: Math.max(0, region.top - contextPx),
    bottom: Math.min(height, region.bottom + contextPx),
  };
}

function areNear(one: Region, other: Region): boolean {
  return (
    one.left - nearPx < other.right &&
    other.left - nearPx < one.right &&
    one.top - nearPx < other.bottom &&
    other.top - nearPx < one.bottom
  );
}

function enclose(one: Region, other: Region): Region {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}
