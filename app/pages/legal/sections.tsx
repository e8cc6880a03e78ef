import type { LegalHash, LegalSection } from "../../content/legal";
import { useCopy } from "../../hooks/use-copy";
import { chunk, groupSize } from "./chunk";
import { CopyLink } from "./copy-link";
import { formatLegalHash, sectionAnchor } from "./legal-hash";
import "./sections.css";
import { splitText } from "./split-text";
import { Text } from "./text";

type SectionsProps = { document: LegalHash; sections: readonly LegalSection[] };

export function Sections({ document, sections }: SectionsProps) {
  const { available, copied, copy } = useCopy();
  const copiedHash = copied && new URL(copied).hash;
  const groups = chunk(sections, groupSize);
  return (
    <div className="legal-sections">
      {groups.map(([first, ...others]) => (
        <div key={first.id} className="legal-sections-group" data-skipped={groups.length > 1}>
          {[first, ...others].map(({ id, title, content }) => {
            const hash = formatLegalHash(document, id);
            return (
              <section key={id} className="legal-sections-section" id={sectionAnchor(document, id)}>
                <div className="legal-sections-head">
                  <h3 className="legal-sections-title">{splitText(title)}</h3>
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
        </div>
      ))}
      <p className="visually-hidden" role="status">
        {copied && "Copied"}
      </p>
    </div>
  );
}
