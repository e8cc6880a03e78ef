import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { drawingCache } from "./drawing-cache";
import { temporaryFolder } from "./temporary-folder";

test("a drawing is rendered once for its name, its input and the code of the art, also in later builds", () => {
  const file = join(temporaryFolder(), "drawings.json");
  const render = vi.fn(() => ({ body: "<path/>" }));
  const build = (art: string) => {
    const { drawing, save } = drawingCache(file, art);
    const drawn = [drawing("tower", { plans: 1 }, render), drawing("tower", { plans: 1 }, render)];
    save();
    return drawn;
  };
  expect(build("v1")).toEqual([{ body: "<path/>" }, { body: "<path/>" }]);
  expect(build("v1")).toEqual([{ body: "<path/>" }, { body: "<path/>" }]);
  expect(render).toHaveBeenCalledTimes(1);
  build("v2");
  expect(render).toHaveBeenCalledTimes(2);
  drawingCache(file, "v2").drawing("tower", { plans: 2 }, render);
  expect(render).toHaveBeenCalledTimes(3);
});

test("drawings of earlier builds are kept, and a damaged file is written again", () => {
  const file = join(temporaryFolder(), "drawings.json");
  writeFileSync(file, '{"tower ');
  for (const name of ["tower", "lane"]) {
    const { drawing, save } = drawingCache(file, "v1");
    drawing(name, null, () => name);
    save();
  }
  expect(Object.values(JSON.parse(readFileSync(file, "utf8")).drawings)).toEqual(["tower", "lane"]);
});
