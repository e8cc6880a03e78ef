/**
 * While an element holds more than it shows, it is a region that the keyboard can reach and scroll, named by another
 * element. Returns a function that ends it.
 */
export function keepScrollableReachable(element: Element, nameId: string): () => void {
  const region = { role: "region", tabindex: "0", "aria-labelledby": nameId };
  const observer = new ResizeObserver(() => {
    const scrollable = element.scrollHeight > element.clientHeight;
    for (const [name, value] of Object.entries(region)) {
      if (scrollable) element.setAttribute(name, value);
      else element.removeAttribute(name);
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}
