/** Puts the visitor's year where the HTML has that of the build. */
export function showCurrentYear(part: Element): () => void {
  const year = part.querySelector("[data-year]");
  if (year) year.textContent = String(new Date().getFullYear());
  return () => {};
}
