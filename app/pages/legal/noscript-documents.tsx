import { createContext, useContext } from "react";
import type { ParsedLegal } from "../../../site/parse-legal";
import { formatDay } from "../../browser/format-day";
import { sectionAnchor } from "./legal-hash";
import type { DocumentsData } from "./loader";
import { Text } from "./text";

/** The texts for browsers without script, while prerendering. Not used in the browser: marked as pure, it is left out there. */
export const PrerenderedLegal = /* @__PURE__ */ createContext<ParsedLegal["documents"] | undefined>(
  undefined,
);

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
      <article key={key} className="legal-documents-noscript" id={hash}>
        <h2>{title}</h2>
        {lastUpdated !== null && (
          <p>{words.lastUpdated.replace("{date}", () => formatDay(lastUpdated, dayFormat))}</p>
        )}
        {sections.map(({ id, title, content }) => (
          <section key={id} id={sectionAnchor(hash, id)}>
            <h3 className="legal-documents-noscript-title">{title}</h3>
            <Text content={content} />
          </section>
        ))}
      </article>
    );
  });
}
