/**
 * Shows an element, or hides it so that the browser's own search still looks into it. React can write `hidden` as a
 * plain flag only (https://github.com/facebook/react/issues/24740). Where "until found" is unknown the element is
 * hidden all the same.
 */
export function hideUntilFound(element: Element, hidden: boolean) {
  if (!hidden) element.removeAttribute("hidden");
  else if (element.getAttribute("hidden") !== "until-found") element.setAttribute("hidden", "until-found");
}
