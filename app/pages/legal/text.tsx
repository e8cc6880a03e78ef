import { chunk, groupSize } from "./chunk";
import { splitText } from "./split-text";
import "../../styles/bullet.css";
import "./text.css";
import { textBlocks } from "./text-blocks";

export function Text({ content }: { content: string }) {
  const groups = chunk(textBlocks(content), groupSize, (block) =>
    block.kind === "list" ? block.entries.length : 1,
  );
  return groups.map(([first, ...others]) => (
    <div key={first.key} className="legal-text" data-skipped={groups.length > 1}>
      {[first, ...others].map((block) =>
        block.kind === "paragraph" ? (
          <p key={block.key} className="legal-text-paragraph">
            {splitText(block.text)}
          </p>
        ) : (
          <ul key={block.key} className="legal-text-list">
            {block.entries.map(({ key, text }) => (
              <li key={key} className="legal-text-entry bullet">
                {splitText(text)}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  ));
}
