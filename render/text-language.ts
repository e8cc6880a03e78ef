import type { UntranslatedTexts } from "../app/loaders/untranslated";

/** As React writes them. */
const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** Elements with a text of another language alone say this language; after a navigation useTextLanguage does it. */
export function withTextLanguage(html: string, untranslated: UntranslatedTexts | undefined): string {
  if (!untranslated) return html;
  const { language, texts } = untranslated;
  const escaped = new Set(texts.map((text) => text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign)));
  return html.replace(/<(\w+)([^<>]*)>([^<>]+)(?=<\/\1>)/g, (element, tag, attributes, text) =>
    escaped.has(text) ? `<${tag}${attributes} lang="${language}">${text}` : element,
  );
}
