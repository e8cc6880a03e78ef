// In the frame of the editor: tells it which page is shown and, while its button "Click to edit" is pressed, which text is
// clicked.

/**
 * The page that is shown, and what was clicked, if anything: the text at the pointer, those of the element there and its
 * parts, and around it.
 */
export type ClickedText = { texts: readonly string[]; page: string };

const longestText = 600;

/** The address of the editor, while a click chooses a text. */
let editor = "";

const style = new CSSStyleSheet();
style.replaceSync(`
  [data-choosing] * { cursor: crosshair !important }
  [data-choosing] body :hover:not(:has(:hover)) { outline: 2px solid #6fe7e2 }
  /* The link of a card lies over its texts. */
  [data-choosing] ::before, [data-choosing] ::after { pointer-events: none !important }
`);
document.adoptedStyleSheets.push(style);

addEventListener("message", ({ source, origin, data }: MessageEvent<{ isChoosing: boolean }>) => {
  if (source !== parent) return;
  editor = data.isChoosing ? origin : "";
  document.documentElement.toggleAttribute("data-choosing", data.isChoosing);
});

addEventListener(
  "click",
  (event) => {
    if (editor === "") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const clicked: ClickedText = { texts: textsAt(event), page: location.pathname };
    parent.postMessage(clicked, editor);
  },
  { capture: true },
);

/** Nothing but the address is told, so any page around this one may know it. */
function tellPage() {
  const shown: ClickedText = { texts: [], page: location.pathname };
  parent.postMessage(shown, "*");
}
// Each page has a title of its own.
new MutationObserver(tellPage).observe(document.head, { subtree: true, childList: true });
tellPage();

function textsAt({ target, clientX, clientY }: MouseEvent): string[] {
  const element = target as Element;
  const node = document.caretPositionFromPoint(clientX, clientY)?.offsetNode;
  const nodes = [node, element, ...element.querySelectorAll("*"), element.parentElement];
  const texts = nodes.map((each) => each?.textContent?.trim() ?? "");
  return [...new Set(texts)].filter((text) => text !== "" && text.length <= longestText);
}
