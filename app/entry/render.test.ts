// @vitest-environment node
import { expect, test } from "vitest";
import type { Site } from "../../site/site";
import { layoutData } from "../layout/loader";
import { site } from "../loaders/site-fixture";
import { pageFolders, pagePatterns } from "../routes";
import { sitePage, sitePages } from "./render";

type PageLoader = { loader: (site: Site, path: string) => unknown };
const loaders = import.meta.glob<PageLoader>("../pages/*/loader.ts", { eager: true });

const pages = sitePages(site);

/** What the browser imports in place of a value. A function, a date or a map is not the same afterwards. */
const asFile = (value: unknown) => JSON.parse(JSON.stringify(value));

test("the site of unit tests has a page of every pattern", () => {
  expect(new Set(pages.map(({ pattern }) => pattern))).toEqual(new Set(pagePatterns));
});

test.each(pages.map(({ path, pattern, data }) => ({ path, pattern, data })))(
  "the data of $path are plain JSON",
  ({ path, pattern, data }) => {
    const made = loaders[`../pages/${pageFolders[pattern]}/loader.ts`]?.loader(site, path);
    expect(made).toBeTypeOf("object");
    expect(asFile(made)).toEqual(made);
    expect(asFile(data)).toEqual(data);
    expect(data.data).toEqual(made);
  },
);

test("the data of the layout are plain JSON", () => {
  const made = layoutData(site);
  expect(asFile(made)).toEqual(made);
});

test.each(["/nowhere", "/careers/nobody", "/VPS"])(
  "at %s is the 404 page, which no search engine lists",
  (path) => {
    const { pattern, data, shareCard, structuredData } = sitePage(site, path);
    expect([pattern, data.meta.hidden, shareCard, structuredData(undefined)]).toEqual([
      "*",
      true,
      undefined,
      [],
    ]);
  },
);
