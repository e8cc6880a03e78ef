import type { LegalDocument } from "../../../site/parse-legal";
import { formatDay } from "../../browser/format-day";
import { Contents } from "../../components/contents";
import { Icon } from "../../components/icon";
import "./document.css";
import { formatLegalHash } from "./legal-hash";
import type { DocumentsData, LegalTab } from "./loader";
import { Sections } from "./sections";

type DocumentProps = Omit<DocumentsData, "tabs"> & {
  tab: LegalTab;
  loading: boolean;
  /** Undefined while loading and after a failure: then only the heading is shown. */
  text: LegalDocument | undefined;
};

export function Document({ tab, loading, text, words, dayFormat }: DocumentProps) {
  const { lastUpdated = null, sections = [] } = text ?? {};
  const [before, after] = words.lastUpdated.split("{date}");
  return (
    <div className="legal-document">
      <div className="legal-document-head">
        <h2 className="legal-document-title">{tab.title}</h2>
        {loading && <p role="status">{words.loading}</p>}
        {lastUpdated !== null && (
          <p className="legal-document-updated">
            <Icon name="clock" />
            <span>
              {before}
              <b className="legal-document-date">{formatDay(lastUpdated, dayFormat)}</b>
              {after}
            </span>
          </p>
        )}
      </div>
      {sections.length > 0 && (
        <>
          <Contents
            title={words.contents}
            entries={sections.map(({ id, title }) => ({ hash: formatLegalHash(tab.hash, id), title }))}
            // Rendered only once the texts are fetched, so the width of the screen is known.
            open={matchMedia("(width >= 64rem)").matches}
          />
          <Sections document={tab.hash} sections={sections} words={words} />
        </>
      )}
    </div>
  );
}
