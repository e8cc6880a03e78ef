import { expect, test } from "vitest";
import { descriptionOf, documentOf, linkedPages, pages } from "../site/built-site";

test("every route of SPEC.md §2 is a page", () => {
  expect(pages.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/",
      "/404",
      "/about",
      "/careers",
      "/games",
      "/legal",
      "/minecraft",
      "/partners",
      "/support",
      "/vps",
      "/website-hosting",
    ]),
  );
  expect(pages.some(({ path }) => path.startsWith("/careers/"))).toBe(true);
});

test.each(pages)("title and description of $path have a length that search engines show", (page) => {
  expect(page.document.title.length).toBeLessThanOrEqual(70);
  expect(descriptionOf(page).length).toBeGreaterThanOrEqual(50);
  expect(descriptionOf(page).length).toBeLessThanOrEqual(170);
});

// tests/e2e/full/pages.spec.ts measures where it is; an owner may have none.
test.each(linkedPages.filter(({ path }) => path !== "/games"))(
  "$path begins with an action",
  ({ document }) => {
    const first = document.querySelector("main > :first-child");
    expect(first?.querySelector(".button-link, button, [type=range]")).toBeTruthy();
  },
);

test("the timeline begins on 1st March 2025", () => {
  const [first] = documentOf("/about").querySelectorAll("main ol time");
  expect(first?.textContent).toBe("1st March 2025");
});

test("the ticker has Minecraft, CS2 and Rust", () => {
  const text = documentOf("/").querySelector("main")?.textContent ?? "";
  for (const game of ["Minecraft", "CS2", "Rust"]) expect(text).toContain(game);
});

test("the regions have the cities of SPEC.md §9, all of them operational", () => {
  const cards = [...documentOf("/").querySelectorAll("main article[data-rotation]")].map((card) => ({
    region: card.querySelector("h3")?.textContent,
    cities: [...card.querySelectorAll("h4")].map(({ textContent }) => textContent),
    statuses: new Set([...card.querySelectorAll("[data-status]")].map(({ textContent }) => textContent)),
  }));
  const statuses = new Set(["Operational"]);
  expect(cards).toEqual([
    { region: "Asia Pacific", cities: ["India", "India", "Singapore"], statuses },
    { region: "Europe", cities: ["Frankfurt", "Frankfurt", "Frankfurt"], statuses },
    { region: "North America", cities: ["New York", "Los Angeles"], statuses },
  ]);
});

test("every page has a link from another page", () => {
  const targets = new Set(
    pages.flatMap(({ path, document }) =>
      [...document.querySelectorAll("a[href]")]
        .map((link) => link.getAttribute("href")?.replace(/[#?].*$/, "") ?? "")
        .filter((href) => href !== path),
    ),
  );
  for (const { path } of linkedPages) expect(targets).toContain(path);
});
