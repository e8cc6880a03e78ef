import { useRef } from "react";
import type { LegalHash, LegalSection } from "../../content/legal";
import { useSectionInView } from "../../hooks/use-section-in-view";
import "./contents.css";
import { formatLegalHash } from "./legal-hash";
import { splitText } from "./split-text";

type ContentsProps = { document: LegalHash; sections: readonly LegalSection[] };

/** The table of contents; the link of the section in view is marked as current. */
export function Contents({ document, sections }: ContentsProps) {
  const contents = useRef<HTMLElement>(null);
  useSectionInView(contents);
  return (
    <nav ref={contents} className="legal-contents" aria-labelledby="contents">
      <h2 className="legal-contents-title" id="contents">
        On this page
      </h2>
      <ol className="legal-contents-list">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className="legal-contents-link" href={formatLegalHash(document, id)}>
              {splitText(title)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
