import type { LegalHash } from "../../../site/legal-hashes";
import type { LegalSection } from "../../../site/parse-legal";
import { Icon } from "../../components/icon";
import { useCopy } from "../../hooks/use-copy";
import { formatLegalHash, sectionAnchor } from "./legal-hash";
import type { DocumentsData } from "./loader";
import "./sections.css";
import { Text } from "./text";

type SectionsProps = {
  document: LegalHash;
  sections: readonly LegalSection[];
  words: Pick<DocumentsData["words"], "copyLink" | "copied">;
};

export function Sections({ document, sections, words }: SectionsProps) {
  const { available, copied, copy } = useCopy();
  const copiedHash = copied && new URL(copied).hash;
  return (
    <div className="legal-sections">
      {sections.map(({ id, title, content }) => {
        const hash = formatLegalHash(document, id);
        const isCopied = hash === copiedHash;
        return (
          <section key={id} className="legal-sections-section" id={sectionAnchor(document, id)}>
            <div className="legal-sections-head">
              <h3 className="legal-sections-title">{title}</h3>
              {available && (
                <button
                  type="button"
                  className="legal-sections-copy"
                  data-copied={isCopied}
                  aria-label={words.copyLink.replace("{section}", () => title)}
                  onClick={() => copy(new URL(hash, location.href).href)}
                >
                  {isCopied && <span className="legal-sections-copied">{words.copied}</span>}
                  <Icon name={isCopied ? "check" : "copy-link"} />
                </button>
              )}
            </div>
            <Text content={content} />
          </section>
        );
      })}
      <p className="visually-hidden" role="status">
        {copied && words.copied}
      </p>
    </div>
  );
}
