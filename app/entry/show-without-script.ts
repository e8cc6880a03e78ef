/**
 * Shows the page as browsers without script show it, because the app cannot run. The build flattens nested rules, so
 * every media query is at the top level.
 */
export function showWithoutScript() {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
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
    noscript.replaceWith(...request.response.querySelector("noscript").childNodes);
    // The element of the hash exists only now.
    if (location.hash) location.replace(location.hash);
  };
  request.open("GET", location.href);
  request.send();
}
