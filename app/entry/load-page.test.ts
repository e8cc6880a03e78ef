import { expect, test, vi } from "vitest";
import { layout } from "../layout/layout-fixture";
import { site } from "../loaders/site-fixture";
import VpsPage from "../pages/vps/page";
import { start } from "./client";
import { loadLayout, loadPage } from "./load-page";
import { sitePage } from "./render";

const { data: page } = sitePage(site, "/vps");
const prerendered = "<h1>Prerendered</h1>";

/** The prerendered page, with the addresses of its data. */
function openPage({ layout, page }: { layout: string; page: string }) {
  history.replaceState(null, "", "/vps");
  document.body.innerHTML = `<script type="text/plain" data-modules></script><div id="root">${prerendered}</div>`;
  document.querySelector("script")?.setAttribute("data-modules", `/assets/app.js ${layout} ${page}`);
}

/** The address of a module. */
const exporting = (value: string) => `data:text/javascript,${encodeURIComponent(`export default ${value};`)}`;

const good = { layout: exporting(JSON.stringify(layout)), page: exporting(JSON.stringify(page)) };

test("the code and the data of a page are loaded, and the data of the layout", async () => {
  openPage(good);
  expect(await loadPage("/vps")).toEqual({ Page: VpsPage, ...page });
  expect(await loadLayout()).toEqual(JSON.parse(JSON.stringify(layout)));
});

test("other pages are found by the list", async () => {
  const data = { ...page, data: "of another build" };
  openPage(good);
  const { dataset } = document.querySelector("script") ?? {};
  if (dataset) dataset.list = exporting(JSON.stringify({ "/vps": exporting(JSON.stringify(data)) }));
  expect(await loadPage("/vps", "/vps")).toEqual({ Page: VpsPage, ...data });
  await expect(loadPage("/vps", "/games")).rejects.toThrow("The list of data lacks this page.");
});

const empty = "data:text/javascript,//";
const login = "data:text/html,<!doctype html><title>Please log in</title>";

test.each([
  ["the files are missing", { layout: "/nowhere.js", page: "/nowhere.js" }],
  ["the files are empty", { layout: empty, page: empty }],
  ["a host answers with a page", { layout: login, page: login }],
  ["the layout is of another form", { ...good, layout: exporting("{}") }],
  ["the layout is a text", { ...good, layout: exporting('"x"') }],
  ["the page has nothing", { ...good, page: exporting("undefined") }],
  ["the page is of another form", { ...good, page: exporting("{}") }],
  ["the page is a text", { ...good, page: exporting('"x"') }],
  ["the page has no head", { ...good, page: exporting(JSON.stringify({ data: page.data })) }],
  ["the page has no data", { ...good, page: exporting(JSON.stringify({ meta: page.meta })) }],
])("if %s, that is an error and the prerendered page stays as it is", async (_, files) => {
  openPage(files);
  const error = await loadLayout()
    .then(() => loadPage("/vps"))
    .catch(String);
  expect(error).toMatch(/^\w*Error\b/);
  const takeClicks = vi.fn(() => new Set<HTMLElement>());
  expect(await start(takeClicks).catch(String)).toBe(error);
  expect(document.getElementById("root")?.innerHTML).toBe(prerendered);
  // Clicks are still remembered: boot.ts, which started the app, shows the page without it.
  expect(takeClicks).not.toHaveBeenCalled();
});
