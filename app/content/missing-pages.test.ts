import { expect, test, vi } from "vitest";
import { existingLinks, gamesPath } from "./missing-pages";
import { pathsOf } from "./paths";

vi.mock("./vps-plans", () => ({ vpsPlans: [] }));
vi.mock("./games", () => ({ games: [] }));

test("a page without plans has no path", () => {
  expect(pathsOf("/vps")).toEqual([]);
  expect(pathsOf("/support")).toEqual(["/support"]);
});

test("a link to a page without plans is left out", () => {
  const vps = { target: { to: "/vps" } };
  const others = [{ target: { href: "mailto:a@site.example" } }, { target: { to: "/support" } }];
  expect(existingLinks<{ target: object }>([vps, ...others])).toEqual(others);
});

test("without a catalogue the way to the games leads to the plans", () => {
  expect(gamesPath()).toBe("/minecraft");
});
