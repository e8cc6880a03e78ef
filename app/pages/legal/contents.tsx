import { useRef } from "react";
import { Icon } from "../../components/icon";
import type { LegalHash, LegalSection } from "../../content/legal";
import { words } from "../../content/pages/legal";
import { useSectionInView } from "../../hooks/use-section-in-view";
import "./contents.css";
import { formatLegalHash } from "./legal-hash";

type ContentsProps = { document: LegalHash; sections: readonly LegalSection[] };

/**
 * The table of contents, closed at first where it is above the text; beside the text it is always shown. The link of the
 * section in view is marked as current. Rendered only once the texts are fetched, so the width of the screen is known.
 */
export function Contents({ document, sections }: ContentsProps) {
  const contents = useRef<HTMLElement>(null);
  useSectionInView(contents);
  return (
    <nav ref={contents} className="legal-contents" aria-labelledby="contents">
      <details className="legal-contents-fold" open={matchMedia("(width >= 64rem)").matches}>
        <summary className="legal-contents-summary">
          <h2 className="legal-contents-title" id="contents">
            {words.contents}
          </h2>
          <Icon name="chev" size="large" />
        </summary>
        <ol className="legal-contents-list">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a className="legal-contents-link" href={formatLegalHash(document, id)}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
