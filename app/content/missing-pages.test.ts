import { expect, test, vi } from "vitest";
import { existingLinks, gamesPath } from "./missing-pages";
import { pathsOf } from "./paths";

vi.mock("virtual:language", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  missingPages: ["/vps", "/games"],
}));

test("a page without plans has no path, and links to it are left out or lead elsewhere", () => {
  expect([pathsOf("/vps"), pathsOf("/support")]).toEqual([[], ["/support"]]);
  const vps = { target: { to: "/vps" } };
  const others = [{ target: { href: "mailto:a@site.example" } }, { target: { to: "/support" } }];
  expect(existingLinks<{ target: object }>([vps, ...others])).toEqual(others);
  expect(gamesPath()).toBe("/minecraft");
});
