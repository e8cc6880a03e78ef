/**
 * Tells whether an element can be seen: it is on screen, and the tab is in front. Says so once at the start and then
 * whenever the answer may have changed. Returns a function that stops watching.
 */
export function watchSight(element: Element, onChange: (seen: boolean) => void): () => void {
  let onScreen = false;
  const tell = () => onChange(onScreen && !document.hidden);
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting === true;
    tell();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", tell);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", tell);
  };
}
