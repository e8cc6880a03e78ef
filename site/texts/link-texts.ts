import type { Content } from "../content";
import type { RecordFault } from "../fault";
import { formatOf } from "../format";
import type { Records } from "../schemas/all-schemas";
import type { TextHeading, TextLink, TextNode, TextPage } from "../schemas/text-page";
import { plainText } from "./parse-markdown";
import { folderOf, isText, textPath } from "./text-files";

/**
 * The records with links to the texts: in the columns of the footer that their `menu` names, on the page of their folder and
 * from there back. `source` has the texts and the titles of the columns in the first language: others leave out `menu`.
 */
export function linkTexts(content: Content, source: Content): Content {
  const names = Object.keys(content).filter(isText);
  if (names.length === 0) return content;
  const { footer } = content as Records;
  const titles = columnTitles(source);
  const { compare } = new Intl.Collator(formatOf(content).locale, { numeric: true });
  const byTitle = (one: TextLink, other: TextLink) => compare(one.title, other.title);
  const columns = footer.columns.map((column, index) => {
    const own = names.filter((name) => (source[name] as TextPage).menu === titles[index]);
    const links = own.map((name) => linkTo(content, name)).map(({ to, title }) => ({ label: title, to }));
    return { ...column, links: [...column.links, ...links] };
  });
  const texts = names.map((name) => {
    const folder = folderOf(name);
    const index = `texts/${folder}/index`;
    const { menu: _, ...fields } = content[name] as TextPage;
    const others = names.filter((each) => folderOf(each) === folder && each !== name);
    const links =
      name === index
        ? { pages: others.map((each) => linkTo(content, each)).sort(byTitle) }
        : { parent: content[index] === undefined ? undefined : linkTo(content, index) };
    return [name, { ...fields, headings: headingsOf(fields.body), ...links }];
  });
  return { ...content, footer: { ...footer, columns }, ...Object.fromEntries(texts) };
}

/** A shorter text needs no table of contents. */
const fewestHeadings = 3;

function headingsOf(body: readonly TextNode[]): TextHeading[] | undefined {
  const headings = body.filter((node) => typeof node === "object").filter(({ tag }) => /^h[23]$/.test(tag));
  if (headings.length < fewestHeadings) return undefined;
  return headings.map((heading) => {
    return { hash: `#${heading.anchor}`, title: plainText(heading), level: heading.tag === "h2" ? 1 : 2 };
  });
}

function linkTo(content: Content, name: string): TextLink {
  const { title, description } = content[name] as TextPage;
  return { to: textPath(name), title, description };
}

function columnTitles(source: Content): string[] {
  return (source as Records).footer.columns.map(({ title }) => title);
}

/** Texts whose `menu` is no column of the footer. */
export function checkMenus(source: Content): RecordFault[] {
  const titles = columnTitles(source);
  return Object.keys(source).flatMap((file) => {
    const { menu } = isText(file) ? (source[file] as Partial<TextPage>) : {};
    if (menu === undefined || titles.includes(menu)) return [];
    const message = `menu is "${menu}": expected the title of a column in footer.yaml: ${titles.join(", ")}`;
    return [{ file, path: ["menu"], message }];
  });
}
