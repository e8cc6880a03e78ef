/** The address to check, or a sentence that says why it cannot be checked. */
export function parseSiteAddress(text: string | undefined): URL | string {
  if (!text) return "Which site? npm run check:deploy https://site.example";
  if (!URL.canParse(text)) return `"${text}" is not a URL: use the form https://site.example`;
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return `"${text}" is not a web address: it has to begin with https://`;
  }
  if (url.pathname !== "/" || url.search || url.hash) {
    return `The site is at the root of its host: check ${url.origin} instead of "${text}".`;
  }
  return url;
}
