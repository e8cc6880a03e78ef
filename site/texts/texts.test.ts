// @vitest-environment node
import { expect, test } from "vitest";
import { linesOf } from "../fault-fixture";
import { readContent } from "../load-content";
import { recordsCopy } from "../records-copy-fixture";
import type { Records } from "../schemas/all-schemas";
import type { TextPage } from "../schemas/text-page";

const head = "---\ntitle: One\ndescription: Two\n---\n";

function faultsWith(files: Readonly<Record<string, string>>): readonly string[] {
  return linesOf(readContent(recordsCopy(files)));
}

const leadsNowhere = "leads nowhere: expected";
const oneField = "---\ntitle: One\n";

/** Each sentence begins with the line. */
test.each([
  [
    "one",
    "1: the file has no head: begin it with a line of three hyphens, the fields title and description, and another line of three hyphens.",
  ],
  [`${oneField}---\na`, "2: description is missing: expected text."],
  [
    "---\ntitel: One\ndescription: Two\n---\na",
    '2: the file has the unknown field "titel": expected one of title, menu.',
  ],
  [
    `${oneField}title: Two\n---\na`,
    "3: the record has this field twice: delete one, or write a dash where a new record begins.",
  ],
  ["---\ntitle: One: two\n---\na", "2: put the text in quotes: it has a colon and a space in it."],
  [`${oneField}description: 2\n---\na`, "3: description is 2: expected text in quotes."],
  [
    `${oneField}description: Two\nmenu: Nirgends\n---\na`,
    '4: menu is "Nirgends": expected the title of a column in footer.yaml: Angebote, Die Genossenschaft.',
  ],
  [head, "2: the text is empty: write it under the head."],
  [`${head}\n<b>a</b>`, "6: HTML is not read: write it as Markdown, such as **bold**, or a sign as \\<."],
  [`${head}a\n\n- b\n- [c](/vsp)`, `8: "/vsp" ${leadsNowhere} a page of this site, or a place on one: /vps`],
  [`${head}[a](/vps/)`, `5: "/vps/" ${leadsNowhere} a page of this site, or a place on one: /vps`],
  [`${head}[a](/hilfe/umzug#nirgends)`, `5: "/hilfe/umzug#nirgends" ${leadsNowhere}`],
  [`${head}## A\n\n[b](#c)`, `7: "#c" ${leadsNowhere} a heading of this text: #a.`],
  [`${head}[a](/list.pdf)`, `5: "/list.pdf" ${leadsNowhere} a file of content/public.`],
  [
    `${head}[a](vps)`,
    `5: "vps" ${leadsNowhere} a page, which begins with a slash, or https://, mailto: or tel:.`,
  ],
  [`${head}[a](javascript:alert)`, `5: "javascript:alert" ${leadsNowhere}`],
  [`${head}![a](nothing.png)`, `5: "nothing.png" ${leadsNowhere} a file of content/pictures: `],
  [`${head}a\n{brand.nam}`, "5: {brand.nam} is no value of the records."],
  [`${head}{count}`, "5: {count} is no value of the records."],
])("%j is reported with file and line", (text, fault) => {
  const faults = faultsWith({ "texts/one.md": text });
  expect(faults).toEqual([expect.stringContaining(`content/texts/one.md:${fault}`)]);
});

const isTaken = "is an address that the site has already: choose another name.";
const isLanguage = "is the address of a language: choose another name.";
test.each([
  ["texts/vps.md", `/vps ${isTaken}`],
  ["texts/careers/one.md", `/careers/one ${isTaken}`],
  ["texts/privacy.md", `/privacy ${isTaken}`],
  ["texts/index.md", `/index ${isTaken}`],
  ["texts/hilfe.md", "content/texts/hilfe.md has the address /hilfe too: rename one of them."],
  ["texts/ur.md", `/ur ${isLanguage}`],
  ["texts/ur/one.md", `/ur ${isLanguage}`],
  [
    "texts/One page.md",
    "the name is a part of the address /One page: expected small letters, digits and single hyphens.",
  ],
  ["texts/a/b/c.md", "a text is in content/texts, or in one folder in it: move the file there."],
])("%s is refused", (file, sentence) => {
  const faults = faultsWith({ [file]: `${head}a`, "languages/ur/interface.yaml": "{}" });
  expect(faults).toEqual([expect.stringContaining(sentence)]);
  expect(faults[0]).toMatch(/^content\/texts\/.+\.md:1: /);
});

test("values in braces are filled in, but not in code", () => {
  const text = `${head}[{brand.name}](mailto:{brand.supportEmail}) \`{brand.name}\` 5 ms`;
  const { shown, faults } = readContent(recordsCopy({ "texts/one.md": text }));
  expect(faults).toEqual([]);
  const { name, supportEmail } = shown.brand as Records["brand"];
  const link = { tag: "a", href: `mailto:${supportEmail}`, children: [name] };
  const code = { tag: "code", code: "{brand.name}" };
  expect(shown["texts/one"]).toMatchObject({
    body: [{ tag: "p", children: [link, " ", code, " 5\u00a0ms"] }],
  });
});

test("a text links to a file of content/public, to another text and to a heading of it", () => {
  const links = "[a](/downloads/list.pdf) [b](/hilfe) [c](/hilfe/umzug#hochladen) [d](/legal#refund-policy)";
  const files = { "texts/one.md": head + links, "public/downloads/list.pdf": "" };
  expect(faultsWith(files)).toEqual([]);
});

test("a record may link to a text", () => {
  const footer =
    "columns:\n  - title: A\n    links: [{ label: B, to: /hilfe/umzug }]\n  - title: Die Genossenschaft\n    links: [{ label: C, to: /about }]\nsocialLinks: []\n";
  expect(faultsWith({ "footer.yaml": footer })).toEqual([]);
});

test("the page of a folder has all others by their titles, and each of them has a way back", () => {
  const { shown } = readContent();
  const text = (name: string) => shown[`texts/${name}`] as TextPage;
  const { to, title } = { to: "/hilfe", title: text("hilfe/index").title };
  expect(text("hilfe/index").pages?.map((page) => page.to)).toEqual(["/hilfe/umzug", "/hilfe/sicherung"]);
  expect(text("hilfe/umzug").parent).toMatchObject({ to, title });
  expect(text("impressum").parent).toBeUndefined();
});

test("a text with a menu is at the end of that column of the footer", () => {
  const { content, shown } = readContent();
  const before = (content.footer as Records["footer"]).columns;
  const after = (shown.footer as Records["footer"]).columns;
  expect(after[0]).toEqual(before[0]);
  expect(after[1]?.links).toEqual([
    ...(before[1]?.links ?? []),
    { label: "Handbuch", to: "/hilfe" },
    { label: "Impressum", to: "/impressum" },
  ]);
});

test("a text of three headings has a table of contents", () => {
  const shown = (body: string) =>
    readContent(recordsCopy({ "texts/one.md": head + body })).shown["texts/one"] as TextPage;
  expect(shown("## A\n\n### B\n\n#### C\n").headings).toBeUndefined();
  expect(shown("## A `b`\n\n### B\n\n## C\n").headings).toEqual([
    { hash: "#a-b", title: "A b", level: 1 },
    { hash: "#b", title: "B", level: 2 },
    { hash: "#c", title: "C", level: 1 },
  ]);
});

const own = "---\ntitle: دو\ndescription: تین\n---\n## چار\n";

test("a text is published in a language when its file is there", () => {
  // The column is that of the first language.
  const copied = own.replace("---\n", "---\nmenu: A\n");
  const folder = recordsCopy({ "languages/ur/texts/impressum.md": copied });
  const { shown, faults, missing } = readContent(folder, {}, "ur");
  expect(faults).toEqual([]);
  expect(shown["texts/impressum"]).toMatchObject({ title: "دو", body: [{ tag: "h2", anchor: "چار" }] });
  expect(shown["texts/hilfe/umzug"]).toMatchObject({ title: "Eine Welt umziehen" });
  expect(missing.map(({ file }) => file)).not.toContain("texts/impressum");
  expect(missing.map(({ file }) => file)).toContain("texts/hilfe/umzug");
  const { columns } = shown.footer as Records["footer"];
  expect(columns[1]?.links.at(-1)).toEqual({ label: "دو", to: "/impressum" });
});

test.each([
  ["texts/fremd.md", own, "there is no content/texts/fremd.md that it translates."],
  [
    "texts/impressum.md",
    `${own}{brand.domain}`,
    "{brand.domain} is not in the text of texts/impressum that is translated.",
  ],
  ["texts/impressum.md", `${own}[a](/nirgends)`, '"/nirgends" leads nowhere'],
])("in a translation %s with %j is refused", (file, text, sentence) => {
  const lines = linesOf(readContent(recordsCopy({ [`languages/ur/${file}`]: text }), {}, "ur"));
  expect(lines).toEqual([expect.stringMatching(`^content/languages/ur/${file}:\\d+: `)]);
  expect(lines[0]).toContain(sentence);
});
