// In the frame of the editor: tells it which page is shown and, while its button "Click to edit" is pressed, which text is
// clicked.

/**
 * The page that is shown, and what was clicked, if anything: the text at the pointer, those of the element there and its
 * parts, and around it; and the ids of the elements around it, such as that of the card of a plan.
 */
export type ClickedText = { texts: readonly string[]; ids: readonly string[]; page: string };

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
  tellPage();
});

addEventListener(
  "click",
  (event) => {
    const link = (event.target as Element).closest("a");
    // Other sites allow no frame around them.
    if (link?.protocol.startsWith("http") && link.origin !== location.origin) link.target = "_blank";
    if (editor === "") return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const ids = event.composedPath().map((element) => (element as Element).id);
    const clicked: ClickedText = { texts: textsAt(event), ids, page: location.pathname };
    parent.postMessage(clicked, editor);
  },
  { capture: true },
);

/** Nothing but the address is told, so any page around this one may know it. */
function tellPage() {
  const shown: ClickedText = { texts: [], ids: [], page: location.pathname };
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
