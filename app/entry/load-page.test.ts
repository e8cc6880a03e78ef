import { expect, test, vi } from "vitest";
import { layout } from "../layout/layout-fixture";
import { site } from "../loaders/site-fixture";
import VpsPage from "../pages/vps/page";
import { start } from "./client";
import { loadLayout, loadPage } from "./load-page";
import { sitePage } from "./render";

const { data: page } = sitePage(site, "/vps");
const prerendered = "<h1>Prerendered</h1>";

/** The prerendered page, whose data are at an address that begins so. */
function openPage(root: string) {
  history.replaceState(null, "", "/vps");
  document.body.innerHTML = `<script type="text/plain" data-modules></script><div id="root">${prerendered}</div>`;
  document.querySelector("script")?.setAttribute("data-root", root);
}

/** What the addresses of the two modules begin with; their ends, ".js" and "/vps.js", are a comment. */
function modules(ofLayout: string, ofPage: string): string {
  const script = `export default import.meta.url.endsWith("/vps.js") ? ${ofPage} : ${ofLayout};//`;
  return `data:text/javascript,${encodeURIComponent(script)}`;
}

const good = { layout: JSON.stringify(layout), page: JSON.stringify(page) };

test("the code and the data of a page are loaded, and the data of the layout", async () => {
  openPage(modules(good.layout, good.page));
  expect(await loadPage("/vps", "/vps")).toEqual({ Page: VpsPage, ...page });
  expect(await loadLayout()).toEqual(JSON.parse(good.layout));
});

test.each([
  ["the files are missing", "/nowhere"],
  ["the files are empty", "data:text/javascript,//"],
  ["a host answers with a page", "data:text/html,<!doctype html><title>Please log in</title>"],
  ["the layout is of another form", modules("{}", good.page)],
  ["the layout is a text", modules('"x"', good.page)],
  ["the page has nothing", modules(good.layout, "undefined")],
  ["the page is of another form", modules(good.layout, "{}")],
  ["the page is a text", modules(good.layout, '"x"')],
  ["the page has no head", modules(good.layout, JSON.stringify({ data: page.data }))],
  ["the page has no data", modules(good.layout, JSON.stringify({ meta: page.meta }))],
])("if %s, that is an error and the prerendered page stays as it is", async (_, root) => {
  openPage(root);
  const error = await loadLayout()
    .then(() => loadPage("/vps", "/vps"))
    .catch(String);
  expect(error).toMatch(/^\w*Error\b/);
  const takeClicks = vi.fn(() => new Set<HTMLElement>());
  expect(await start(takeClicks).catch(String)).toBe(error);
  expect(document.getElementById("root")?.innerHTML).toBe(prerendered);
  // Clicks are still remembered: boot.ts, which started the app, shows the page without it.
  expect(takeClicks).not.toHaveBeenCalled();
});
