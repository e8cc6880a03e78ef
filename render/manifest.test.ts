import { expect, test } from "vitest";
import { modulesOf, stylesheetsOf } from "./manifest";

const manifest = {
  "app/entry/client.tsx": { file: "app.js", imports: ["_react.js", "_shared.js"], css: ["app.css"] },
  "app/pages/vps/page.tsx": { file: "vps.js", imports: ["_shared.js", "_plan.js"], css: ["vps.css"] },
  "_shared.js": { file: "shared.js", imports: ["_react.js"], css: ["shared.css"] },
  "_plan.js": { file: "plan.js", imports: ["_shared.js"], css: ["plan.css", "shared.css"] },
  "_react.js": { file: "react.js" },
};

test("every module is listed once, after its imports", () => {
  expect(modulesOf(manifest, ["app/pages/vps/page.tsx", "app/entry/client.tsx"])).toEqual([
    "react.js",
    "shared.js",
    "plan.js",
    "vps.js",
    "app.js",
  ]);
});

test("a stylesheet of two modules is listed once", () => {
  expect(stylesheetsOf(manifest, ["app/pages/vps/page.tsx", "app/entry/client.tsx"])).toEqual([
    "shared.css",
    "plan.css",
    "vps.css",
    "app.css",
  ]);
});

test("circular imports end", () => {
  const circle = { a: { file: "a.js", imports: ["b"] }, b: { file: "b.js", imports: ["a"] } };
  expect(modulesOf(circle, ["a"])).toEqual(["b.js", "a.js"]);
});

test("an unknown source is an error that gives its name", () => {
  expect(() => modulesOf(manifest, ["app/pages/nope/page.tsx"])).toThrow("app/pages/nope/page.tsx");
});
