import { languageName } from "../forms/label-of";
import { formTitle } from "../forms/navigation";

const fileName = /((?:content\/)?(?:languages\/[\w-]+\/)?(?:[\w-]+\/){0,2}[\w-]+\.(?:yaml|md|json)(?::\d+)?)/;

/** A sentence. A file in it has the name of its form, and leads there. */
export function Sentence({ text, onOpen }: { text: string; onOpen?: () => void }) {
  return text.split(fileName).map((part, index) => {
    const [, tag, file = ""] =
      /^(?:content\/)?(?:languages\/([\w-]+)\/)?(.+)\.\w+(?::\d+)?$/.exec(part) ?? [];
    const title = index % 2 === 1 ? formTitle(file === "legal" ? "public/legal" : file) : undefined;
    if (!title) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity.
      <a key={index} href={formAddress(file, tag)} onClick={onOpen}>
        {tag ? `${title} (${languageName(tag)})` : title}
      </a>
    );
  });
}

/** The address in the editor that opens a field. */
export function addressOf({ file, path }: { file: string; path: readonly PropertyKey[] }): string {
  return `#/${file}${path.length > 0 ? `?field=${path.join("/")}` : ""}`;
}

/** The address in the editor of the form of a file, or of its translation. */
export function formAddress(file: string, tag?: string): string {
  if (!tag) return `#/${file}`;
  return file.startsWith("texts/") ? `#/languages/${tag}/${file}` : `#/${file}?language=${tag}`;
}
