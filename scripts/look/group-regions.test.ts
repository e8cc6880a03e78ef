import { expect, test } from "vitest";
import { cropsOf, groupRegions, type Region } from "./group-regions";

function cell(left: number, top: number, side = 16): Region {
  return { left, top, right: left + side, bottom: top + side };
}

test("nothing changed is no region", () => {
  expect(groupRegions([])).toEqual([]);
});

test("cells that touch or are near each other are one region", () => {
  expect(groupRegions([cell(0, 0), cell(16, 0), cell(48, 16)])).toEqual([
    { left: 0, top: 0, right: 64, bottom: 32 },
  ]);
});

test("cells that are far from each other are regions of their own, from top to bottom", () => {
  expect(groupRegions([cell(0, 400), cell(300, 0)])).toEqual([cell(300, 0), cell(0, 400)]);
});

test("a cell between two groups joins them", () => {
  expect(groupRegions([cell(0, 0), cell(64, 0), cell(32, 16)])).toHaveLength(1);
});

test("all of a tall page is grouped without delay", () => {
  const cells = Array.from({ length: 90 * 700 }, (_, index) =>
    cell((index % 90) * 16, Math.floor(index / 90) * 16),
  );
  expect(groupRegions(cells)).toEqual([{ left: 0, top: 0, right: 1440, bottom: 11_200 }]);
});

test("a crop shows the page around a region, and never more than there is", () => {
  const size = { width: 1440, height: 900 };
  expect(cropsOf([cell(0, 0)], size)).toEqual([
    { left: 0, top: 0, right: 560, bottom: 80, regions: [cell(0, 0)] },
  ]);
  expect(cropsOf([cell(1400, 880)], size)[0]).toMatchObject({
    left: 880,
    right: 1440,
    top: 816,
    bottom: 900,
  });
  expect(cropsOf([cell(100, 0)], { width: 390, height: 900 })[0]).toMatchObject({ left: 0, right: 390 });
});

test("regions whose surroundings meet share a crop", () => {
  const size = { width: 1440, height: 9000 };
  const crops = cropsOf([cell(0, 0), cell(1000, 100), cell(0, 2000)], size);
  expect(crops.map(({ regions }) => regions.length)).toEqual([2, 1]);
  expect(crops[0]).toMatchObject({ left: 0, right: 1288, top: 0, bottom: 180 });
});
