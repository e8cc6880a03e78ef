import type { ComponentType } from "react";
import type { DocumentHead } from "../hooks/use-document-head";
import type { LayoutData } from "../layout/loader";
import type { UntranslatedTexts } from "../loaders/untranslated";
import { type PagePattern, pageFolders } from "../routes";

export type Page = ComponentType<{ data: unknown }>;

/** What the file of a page's data has. */
export type PageData = { meta: DocumentHead; data: unknown; untranslated?: UntranslatedTexts };

export type LoadedPage = PageData & { Page: Page };

const pages = import.meta.glob<Page>("../pages/*/page.tsx", { import: "default" });

const loaded = new Map<PagePattern, Page>();
/** Vite requests a style sheet only once, and takes one that failed for loaded. */
let failed = false;

// The events of a link do not bubble.
for (const event of ["load", "error"]) document.head.addEventListener(event, noteFailure, { capture: true });

function noteFailure({ type, target }: Event) {
  if (!(target instanceof HTMLLinkElement) || target.rel !== "stylesheet") return;
  // Extensions add style sheets too, whose rules cannot be read. The HTML of a login page is one without rules.
  if (new URL(target.href).origin === location.origin)
    failed ||= type === "error" || !target.sheet?.cssRules.length;
}

/** In development, of the last saved record: an address is imported only once. */
let version = "";

export function forgetData(time: number) {
  version = `?t=${time}`;
}

/** What the document says about its data: see document.tsx. */
function dataOfDocument() {
  const { modules = "", list = "" } =
    document.querySelector<HTMLElement>("script[data-modules]")?.dataset ?? {};
  const [layout = "", page = ""] = modules.split(" ").slice(-2);
  return { layout, page, list };
}

/** `fields`: those without which nothing can be shown. */
async function importData<Data>(
  found: string | Promise<string | undefined>,
  fields: readonly (keyof Data)[],
): Promise<Data> {
  const address = await found;
  if (!address) throw new Error("The list of data lacks this page.");
  const { default: data }: { default?: Data } = await import(/* @vite-ignore */ address + version);
  // An empty response is a valid module, and so is one of something else.
  if (!data || !fields.every((field) => data[field])) throw new Error(`${address} has no data.`);
  return data;
}

export function loadLayout(): Promise<LayoutData> {
  return importData<LayoutData>(dataOfDocument().layout, ["language", "words"]);
}

/** The addresses of the data of all pages in this language, by their paths. The browser keeps those that it imports first. */
export function loadDataList(): Promise<Readonly<Record<string, string>>> {
  return importData(dataOfDocument().list, []);
}

/** Fetches the code of a page with its style sheets. After one has failed, a new page can only be loaded as a document. */
async function importPage(pattern: PagePattern): Promise<Page> {
  const before = loaded.get(pattern);
  if (before) return before;
  const Page = await pages[`../pages/${pageFolders[pattern]}/page.tsx`]?.();
  if (!Page || failed) throw new Error(`A file of ${pattern} did not arrive.`);
  loaded.set(pattern, Page);
  return Page;
}

/** Fetches the code and the data of a page; without a path, of that of this document. */
export async function loadPage(pattern: PagePattern, path?: string): Promise<LoadedPage> {
  const address = path === undefined ? dataOfDocument().page : loadDataList().then((all) => all[path]);
  const [Page, data] = await Promise.all([
    importPage(pattern),
    importData<PageData>(address, ["meta", "data"]),
  ]);
  return { Page, ...data };
}
