/**
 * Runs in the page: whatever moves, or would at the next touch. A ruler that follows the reader's own scrolling does not
 * move by itself.
 */
export function movingParts(): string[] {
  const running = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80)}`);
  const ready = [...document.querySelectorAll("body *")].flatMap((element) =>
    [undefined, "::before", "::after"].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const slides = /[1-9]/.test(style.transitionDuration);
      const plays = style.animationName !== "none" && style.getPropertyValue("animation-timeline") === "auto";
      return slides || plays ? [`would move: ${element.outerHTML.slice(0, 80)} ${pseudo ?? ""}`] : [];
    }),
  );
  return [...running, ...ready];
}
