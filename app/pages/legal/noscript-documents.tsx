import { useContext } from "react";
import { formatDay } from "../../browser/format-day";
import { sectionAnchor } from "./legal-hash";
import type { DocumentsData } from "./loader";
import "./noscript-documents.css";
import { PrerenderedLegal } from "./prerendered-legal";
import { Text } from "./text";

/**
 * All documents as they were at build time; the tabs link to them. React ignores the children of `<noscript>` in the
 * browser, so they cause no hydration mismatch, and the script of the page does not contain them.
 */
export function NoscriptDocuments(props: DocumentsData) {
  return <noscript>{import.meta.env.SSR && <AllDocuments {...props} />}</noscript>;
}

function AllDocuments({ tabs, words, dayFormat }: DocumentsData) {
  const documents = useContext(PrerenderedLegal);
  if (!documents) return null;
  return tabs.map(({ key, hash, title }) => {
    const { lastUpdated, sections } = documents[key];
    return (
      <article key={key} className="legal-noscript-documents" id={hash}>
        <h2>{title}</h2>
        {lastUpdated !== null && (
          <p>{words.lastUpdated.replace("{date}", () => formatDay(lastUpdated, dayFormat))}</p>
        )}
        {sections.map(({ id, title, content }) => (
          <section key={id} id={sectionAnchor(hash, id)}>
            <h3 className="legal-noscript-documents-title">{title}</h3>
            <Text content={content} />
          </section>
        ))}
      </article>
    );
  });
}
