import { expect, test } from "vitest";
import { existingLinks, gamesPath } from "./links";

const site = { missingPages: ["/vps", "/games"] };

test("links to a page without plans are left out or lead elsewhere", () => {
  const vps = { target: { to: "/vps" } } as const;
  const others = [{ target: { href: "mailto:a@site.example" } }, { target: { to: "/support" } }] as const;
  expect(existingLinks(site, [vps, ...others])).toEqual(others);
  expect([gamesPath(site), gamesPath({ missingPages: [] })]).toEqual(["/minecraft", "/games"]);
});
