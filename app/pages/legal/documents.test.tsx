import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, expect, test, vi } from "vitest";
import { phrase } from "../../../site/format";
import { LayoutDataContext } from "../../hooks/use-layout-data";
import { layout } from "../../layout/layout-fixture";
import { site } from "../../loaders/site-fixture";
import { Documents } from "./documents";
import { legalTabs } from "./loader";

const { words } = site.records["pages/legal"];
const { dayFormat } = site.format;
const tabs = legalTabs(site);
const [first, second, , last] = tabs;
const section = { id: "a", title: "A section", content: "Its text." };
const legalDocument = (sections: unknown = [section]) => ({ lastUpdated: "2026-03-01", sections });
const file = Object.fromEntries(tabs.map(({ key }) => [key, legalDocument()]));

/** Long enough for a busy machine. */
const longTimeout = { timeout: 30_000 };

const fetched = vi.fn<typeof fetch>();
const logged: string[] = [];
beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  logged.length = 0;
  vi.spyOn(console, "error").mockImplementation((text) => logged.push(String(text)));
});

function answer(body: string, { status = 200, type = "application/json" } = {}) {
  fetched.mockImplementation(async () => new Response(body, { status, headers: { "Content-Type": type } }));
}

async function open(hash: string = first.hash, language = layout.language) {
  const documents = <Documents tabs={tabs} words={words} dayFormat={dayFormat} />;
  const router = createMemoryRouter([{ path: "*", element: documents }], {
    initialEntries: [`/legal#${hash}`],
  });
  render(
    <LayoutDataContext value={{ ...layout, language }}>
      <RouterProvider router={router} />
    </LayoutDataContext>,
  );
  await waitFor(() => expect(screen.queryByText(words.loading)).toBeNull(), longTimeout);
}

function headings(level: number) {
  return screen.queryAllByRole("heading", { level }).map(({ textContent }) => textContent);
}

// What else can be wrong with the file is tested in site/parse-legal.test.ts and use-legal.test.ts.
test.each<[string, () => void, RegExp]>([
  ["status 404", () => answer(JSON.stringify(file), { status: 404 }), /status 404/],
  ["a broken connection", () => fetched.mockRejectedValue(new TypeError("Failed")), /could not be loaded/],
  ["null", () => answer("null"), /"privacy" is missing/],
])("%s is logged once, and every document is only a heading", async (_, prepare, says) => {
  prepare();
  for (const { hash, title } of tabs) {
    await open(hash);
    expect(headings(2)).toEqual([title]);
    expect(headings(3)).toEqual([]);
    expect(logged.splice(0)).toEqual([expect.stringMatching(says)]);
    cleanup();
  }
});

test("a fault in a document leaves only that document empty, and is logged once", async () => {
  answer(JSON.stringify({ ...file, [second.key]: legalDocument([section, 7]) }));
  await open(second.hash);
  expect(headings(2)).toEqual([second.title]);
  expect(headings(3)).toEqual([]);
  expect(logged).toEqual([expect.stringContaining(`the document "${second.key}"`)]);
  cleanup();

  await open(last.hash);
  expect(headings(3)).toEqual([section.title]);
});

test("the file of the language is fetched, and its dates are written as the language does", async () => {
  answer(JSON.stringify(file));
  await open(first.hash, { ...layout.language, base: "/hi" });
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/hi/legal.json"]);
  expect(document.body.textContent).toContain(phrase(words.lastUpdated, { date: "1. März 2026" }));
});

test("an invalid date is shown as text", async () => {
  const dated = { ...legalDocument(), lastUpdated: "the monsoon of 2026" };
  answer(JSON.stringify({ ...file, [first.key]: dated }));
  await open();
  expect(document.body.textContent).toContain(phrase(words.lastUpdated, { date: "the monsoon of 2026" }));
});

test("markup in the file is shown as text", async () => {
  const markup = "<img src=x><script>1</script><b>bold</b>";
  const hostile = { id: markup, title: markup, content: `${markup}\n\n- ${markup}` };
  answer(JSON.stringify({ ...file, [first.key]: { lastUpdated: markup, sections: [hostile] } }));
  await open();
  expect(headings(3)).toEqual([markup]);
  expect(document.querySelector("[role=tabpanel] img, [role=tabpanel] script")).toBeNull();
});

test.each<[string, object | undefined]>([
  ["is not shown where there is no clipboard", undefined],
  ["is removed when the clipboard refuses", { writeText: () => Promise.reject(new Error("refused")) }],
])("the link of a section %s", async (_, clipboard) => {
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard as Clipboard);
  answer(JSON.stringify(file));
  await open();
  if (clipboard)
    fireEvent.click(screen.getByRole("button", { name: phrase(words.copyLink, { section: section.title }) }));
  await waitFor(() => expect(screen.queryByRole("button")).toBeNull(), longTimeout);
  expect(screen.queryByText(words.copied)).toBeNull();
});

test("a button confirms that the link of its section is copied", async () => {
  const writeText = vi.fn(async () => {});
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue({ writeText } as unknown as Clipboard);
  answer(JSON.stringify(file));
  await open();
  fireEvent.click(screen.getByRole("button", { name: phrase(words.copyLink, { section: section.title }) }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe(words.copied), longTimeout);
  expect(screen.getByRole("button").textContent).toBe(words.copied);
});
