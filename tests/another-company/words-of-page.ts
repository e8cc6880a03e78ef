import { Window } from "happy-dom";

/** Attributes whose values people see or hear. */
const spokenAttributes = [
  "aria-label",
  "aria-description",
  "aria-valuetext",
  "alt",
  "placeholder",
  "title",
  "label",
];
/** Metadata for machines: its words are the same in every language. */
const technicalMeta =
  /^(viewport|theme-color|color-scheme|robots|referrer|twitter:card|og:(type|locale|url|image(:type|:width|:height)?))$/;
/** Of structured data: names that schema.org defines, and addresses. */
const technicalKeys = new Set([
  ...["@context", "@type", "@id", "contactType", "employmentType", "jobLocationType", "unitCode"],
]);

/** The words of at least two letters, in small letters. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
}

/** Every word that a page shows, says or has for search engines and messengers, each with its place. */
export function wordsOfPage(html: string): Map<string, string> {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } });
  const { document } = window;
  document.write(html);
  const words = new Map<string, string>();
  const add = (text: string, place: string) => {
    if (!isAddress(text)) for (const word of wordsIn(text)) words.set(word, `${place}: ${text.trim()}`);
  };
  // The names of the other languages.
  for (const element of document.querySelectorAll("body [lang]")) element.remove();
  for (const meta of document.querySelectorAll("meta[content]")) {
    const name =
      meta.getAttribute("name") ?? meta.getAttribute("property") ?? meta.getAttribute("http-equiv");
    if (name !== null && !technicalMeta.test(name)) add(meta.getAttribute("content") ?? "", `<meta ${name}>`);
  }
  for (const script of document.querySelectorAll('script[type="application/ld+json"]'))
    JSON.parse(script.textContent, (key, value: unknown) => {
      if (typeof value === "string" && !technicalKeys.has(key))
        add(value.replaceAll(/<[^>]*>/g, " "), `structured data, ${key}`);
      return value;
    });
  for (const script of document.querySelectorAll("script, style")) script.remove();
  for (const element of document.querySelectorAll("*"))
    for (const attribute of spokenAttributes) add(element.getAttribute(attribute) ?? "", attribute);
  // Without scripts these are text.
  for (const element of document.querySelectorAll("noscript")) element.outerHTML = element.innerHTML;
  add(document.title, "<title>");
  const texts = document.createTreeWalker(document.body, window.NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) add(node.textContent ?? "", "text");
  window.close();
  return words;
}

function isAddress(text: string): boolean {
  return /^(https?:\/\/|mailto:|tel:|\/\S)|^\S+@\S+$/.test(text);
}
