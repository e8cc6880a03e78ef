import { useContext } from "react";
import { legalTabs } from "../../content/legal";
import { wordDay } from "../../format/dates";
import { sectionAnchor } from "./legal-hash";
import "./noscript-documents.css";
import { PrerenderedLegal } from "./prerendered-legal";
import { Text } from "./text";

/**
 * All four documents as they were at build, one under the other; the tabs lead to them. React leaves what is inside
 * `<noscript>` alone in the browser, so the two renderings need not agree on it.
 */
export function NoscriptDocuments() {
  const documents = useContext(PrerenderedLegal);
  return (
    <noscript>
      {documents &&
        legalTabs.map(({ key, hash, title }) => {
          const { lastUpdated, sections } = documents[key];
          return (
            <article key={key} className="legal-noscript-documents" id={hash}>
              <h2>{title}</h2>
              {lastUpdated !== null && <p>{`Last updated ${wordDay(lastUpdated)}`}</p>}
              {sections.map(({ id, title, content }) => (
                <section key={id} id={sectionAnchor(hash, id)}>
                  <h3 className="legal-noscript-documents-title">{title}</h3>
                  <Text content={content} />
                </section>
              ))}
            </article>
          );
        })}
    </noscript>
  );
}
