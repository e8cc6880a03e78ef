import { expect, test, vi } from "vitest";
import { existingLinks, gamesPath } from "./brand";
import { pathsOf } from "./paths";

vi.mock("../../content/brand.yaml", () => ({ missingPages: ["/vps"] }));

test("a page without plans has no path", () => {
  expect(pathsOf("/vps")).toEqual([]);
  expect(pathsOf("/support")).toEqual(["/support"]);
});

test("a link to a page without plans is left out", () => {
  const [vps, mail, support] = [{ to: "/vps" }, { href: "mailto:a@site.example" }, { to: "/support" }].map(
    (target) => ({ target }),
  );
  expect(existingLinks([vps, mail, support].filter((link) => link !== undefined))).toEqual([mail, support]);
});

test("without a catalogue the way to the games leads to the plans", () => {
  expect(gamesPath()).toBe("/games");
  expect(gamesPath(["/games"])).toBe("/minecraft");
});
