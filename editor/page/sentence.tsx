import { languageName } from "../forms/label-of";
import { formTitle } from "../forms/navigation";
import { addressOf } from "./place";

const fileName = /((?:content\/)?(?:languages\/[\w-]+\/)?(?:[\w-]+\/){0,2}[\w-]+\.(?:yaml|md|json)(?::\d+)?)/;

/** A sentence. A file in it has the name of its form, and leads there. */
export function Sentence({ text, onOpen }: { text: string; onOpen?: () => void }) {
  // There the file itself is needed.
  if (text.includes("in a text editor")) return text;
  return text.split(fileName).map((part, index) => {
    const [, tag, file = ""] =
      /^(?:content\/)?(?:languages\/([\w-]+)\/)?(.+)\.\w+(?::\d+)?$/.exec(part) ?? [];
    const title = index % 2 === 1 ? formTitle(file === "legal" ? "public/legal" : file) : undefined;
    if (!title) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other identity.
      <a key={index} href={addressOf({ file, tag })} onClick={onOpen}>
        {tag ? `${title} (${languageName(tag)})` : title}
      </a>
    );
  });
}
