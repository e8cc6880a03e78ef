import { useRef } from "react";
import { Icon } from "../../components/icon";
import type { LegalHash, LegalSection } from "../../content/legal";
import { useMediaQuery } from "../../hooks/use-media-query";
import { useSectionInView } from "../../hooks/use-section-in-view";
import "./contents.css";
import { formatLegalHash } from "./legal-hash";
import { splitText } from "./split-text";

type ContentsProps = { document: LegalHash; sections: readonly LegalSection[] };

/** From this width on there is room beside the text; the style sheets have the same width. */
const wideScreen = "(width >= 64rem)";

/**
 * The table of contents, beside the text; on narrow screens closed at first, above the text. Two elements, not one with
 * other styles: a list that is always shown must not be announced as collapsed. Rendered only once the texts are
 * fetched, so the width of the screen is known.
 */
export function Contents(props: ContentsProps) {
  return useMediaQuery(wideScreen) ? <List key="wide" {...props} /> : <List key="narrow" {...props} closed />;
}

/** The link of the section in view is marked as current. */
function List({ document, sections, closed = false }: ContentsProps & { closed?: boolean }) {
  const contents = useRef<HTMLElement>(null);
  useSectionInView(contents);
  const title = (
    <h2 className="legal-contents-title" id="contents">
      On this page
    </h2>
  );
  const list = (
    <ol className="legal-contents-list">
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a className="legal-contents-link" href={formatLegalHash(document, id)}>
            {splitText(title)}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav ref={contents} className="legal-contents" aria-labelledby="contents">
      {closed ? (
        <details className="legal-contents-closed">
          <summary className="legal-contents-summary">
            {title}
            <Icon name="chev" size="large" />
          </summary>
          {list}
        </details>
      ) : (
        <>
          {title}
          {list}
        </>
      )}
    </nav>
  );
}
