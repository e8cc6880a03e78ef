/** The address to check, or a sentence that says what is wrong with it. */
export function parseSiteAddress(text: string | undefined): URL | string {
  if (!text) return "Which site? npm run check:deploy https://site.example";
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return `"${text}" is no address: it should look like https://site.example`;
  }
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    return `"${text}" is no web address: it should begin with https://`;
  }
  if (url.pathname !== "/" || url.search || url.hash) {
    return `The site has its host to itself: check ${url.origin} instead of "${text}".`;
  }
  return url;
}
