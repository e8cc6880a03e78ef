import "../../styles/bullet.css";
import "./text.css";

export function Text({ content }: { content: string }) {
  return (
    <div className="legal-text">
      {textBlocks(content).map((block) =>
        block.kind === "paragraph" ? (
          <p key={block.key} className="legal-text-paragraph">
            {block.text}
          </p>
        ) : (
          <ul key={block.key} className="legal-text-list">
            {block.entries.map(({ key, text }) => (
              <li key={key} className="legal-text-entry bullet">
                {text}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

/** The key is the number of the first line. */
type TextBlock =
  | { key: number; kind: "paragraph"; text: string }
  | { key: number; kind: "list"; entries: { key: number; text: string }[] };

const bullet = /^\s*[•*–-]\s+/;

/** Blank lines separate paragraphs; lines that begin with a bullet are list entries. */
export function textBlocks(content: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let previous: "blank" | "paragraph" | "list" = "blank";
  for (const [key, line] of content.split(/\r\n|\r|\n/).entries()) {
    const last = blocks.at(-1);
    if (line.trim() === "") {
      previous = "blank";
    } else if (bullet.test(line)) {
      const entry = { key, text: line.replace(bullet, "").trim() };
      if (previous === "list" && last?.kind === "list") last.entries.push(entry);
      else blocks.push({ key, kind: "list", entries: [entry] });
      previous = "list";
    } else {
      if (previous === "paragraph" && last?.kind === "paragraph") last.text += `\n${line.trim()}`;
      else blocks.push({ key, kind: "paragraph", text: line.trim() });
      previous = "paragraph";
    }
  }
  return blocks;
}
