/**
 * Calls back with whether an element is visible: on screen, in a tab that is in front. Once at the start and then on
 * every possible change. Returns a function that stops observing.
 */
export function observeVisibility(element: Element, onChange: (visible: boolean) => void): () => void {
  let onScreen = false;
  const report = () => onChange(onScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting === true;
    report();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", report);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", report);
  };
}
