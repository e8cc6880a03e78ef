/**
 * Shows the page as browsers without script show it, because the app cannot run. The build flattens nested rules, so
 * every media query is at the top level. The styles of a page are inline: a sheet with an address belongs to an
 * extension, and reading its rules throws.
 */
export function showWithoutScript() {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.href ? [] : sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.conditionText.includes("scripting"))
        rule.media.mediaText = "all";
    }
  }
  const noscript = document.querySelector("noscript");
  if (noscript) fillIn(noscript);
}

/** In this document its content is one text. A fetched document is parsed without script, so there it is elements. */
function fillIn(noscript: Element) {
  const request = new XMLHttpRequest();
  request.responseType = "document";
  request.onload = () => {
    const content = request.response?.querySelector("noscript")?.childNodes;
    if (content) noscript.replaceWith(...content);
    // The element of the hash exists only now.
    if (location.hash) location.replace(location.hash);
  };
  request.open("GET", location.href);
  request.send();
}
