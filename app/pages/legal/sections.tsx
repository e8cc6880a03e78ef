import type { LegalHash, LegalSection } from "../../content/legal";
import { words } from "../../content/pages/legal";
import { useCopy } from "../../hooks/use-copy";
import { CopyLink } from "./copy-link";
import { formatLegalHash, sectionAnchor } from "./legal-hash";
import "./sections.css";
import { Text } from "./text";

type SectionsProps = { document: LegalHash; sections: readonly LegalSection[] };

export function Sections({ document, sections }: SectionsProps) {
  const { available, copied, copy } = useCopy();
  const copiedHash = copied && new URL(copied).hash;
  return (
    <div className="legal-sections">
      {sections.map(({ id, title, content }) => {
        const hash = formatLegalHash(document, id);
        return (
          <section key={id} className="legal-sections-section" id={sectionAnchor(document, id)}>
            <div className="legal-sections-head">
              <h3 className="legal-sections-title">{title}</h3>
              {available && (
                <CopyLink
                  title={title}
                  copied={hash === copiedHash}
                  onCopy={() => copy(new URL(hash, location.href).href)}
                />
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
