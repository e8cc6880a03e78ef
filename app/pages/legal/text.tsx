import "../../styles/bullet.css";
import "./text.css";
import { textBlocks } from "./text-blocks";

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
