import { flag, listOf, record, text } from "./parts";

const section = record({
  id: text.describe("Part of the address of the section: keep it once the site is public."),
  title: text,
  content: text.meta({
    description: "A blank line begins a paragraph, a line that begins with `- ` a list entry.",
    longText: true,
  }),
});

const document = record({
  sample: flag.exactOptional().describe("Not yet read by a lawyer: `npm run check:launch` lists it."),
  lastUpdated: text.describe("A date, such as `2026-03-01`."),
  sections: listOf(section),
});

/** The form of `content/public/legal.json` in the editor. What the site accepts is in app/content/parse-legal.ts. */
export const legal = record({ privacy: document, terms: document, aup: document, refundPolicy: document });
