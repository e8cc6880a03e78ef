import { useRef } from "react";
import { useSectionInView } from "../hooks/use-section-in-view";
import "./contents.css";
import { Icon } from "./icon";

type ContentsProps = {
  title: string;
  /** The headings with the hashes of their places; those of the second level are part of the one before them. */
  entries: readonly { hash: string; title: string; level?: 1 | 2 }[];
  /** Where it is above the text. */
  open?: boolean;
};

/**
 * The table of contents, closed at first where it is above the text; beside the text it is always shown. The link of the
 * section in view is marked as current.
 */
export function Contents({ title, entries, open = false }: ContentsProps) {
  const contents = useRef<HTMLElement>(null);
  useSectionInView(contents);
  return (
    <nav ref={contents} className="contents" aria-labelledby="contents">
      <details className="contents-fold" open={open}>
        <summary className="contents-summary">
          <h2 className="contents-title" id="contents">
            {title}
          </h2>
          <Icon name="chev" size="large" />
        </summary>
        <ol className="contents-list">
          {entries.map(({ hash, title: heading, level = 1 }) => (
            <li key={hash}>
              <a className="contents-link" href={hash} data-level={level}>
                {heading}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
