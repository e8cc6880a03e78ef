declare global {
  interface Window {
    boxedControls: Element[];
  }
}

/** Runs in the page, before its colours are forced: what looks like a box must look like one after it too. */
export function noteBoxedControls() {
  window.boxedControls = [...document.querySelectorAll("button, input, a, summary")].filter((control) => {
    const { backgroundColor, boxShadow } = getComputedStyle(control);
    return control.checkVisibility() && (boxShadow !== "none" || !backgroundColor.endsWith(", 0)"));
  });
}

/** Runs in the page. What forced colours have made invisible: edges of controls, marks of a state, gauges, icons. */
export function forcedColourFaults(): string[] {
  const ground = getComputedStyle(document.documentElement).backgroundColor;

  function shown(element: Element): string {
    return element.outerHTML.slice(0, 100);
  }
  function hasEdge(element: Element): boolean {
    const style = getComputedStyle(element);
    return ["top", "bottom", "left", "right"].some(
      (side) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) >= 1,
    );
  }
  function isMarked(element: Element): boolean {
    const { borderBottomWidth, textDecorationLine, textDecorationThickness } = getComputedStyle(element);
    const underlined = textDecorationLine === "underline" && Number.parseFloat(textDecorationThickness) >= 3;
    return underlined || Number.parseFloat(borderBottomWidth) >= 3;
  }
  function inkOf(drawing: Element): string {
    const { fill, stroke } = getComputedStyle(drawing);
    return stroke === "none" ? fill : stroke;
  }

  const boxes = window.boxedControls.filter(
    (control) => control.checkVisibility() && !hasEdge(control) && !isMarked(control),
  );
  const states = [
    ...document.querySelectorAll('[aria-current], [aria-selected="true"], [aria-pressed="true"]'),
  ].filter((element) => element.checkVisibility() && !isMarked(element));
  const lit = [
    ...document.querySelectorAll(".icon, .meter-lit, .stat-graphic-lit, .eyebrow-ruler > :last-child"),
  ];
  const faint = lit.filter(
    (drawing) => drawing.checkVisibility() && window.contrastOf(inkOf(drawing), ground) < 3,
  );
  const meters = [...document.querySelectorAll(".meter")].filter((meter) => {
    const [unlit, filled] = [...meter.children].map(inkOf);
    return window.contrastOf(unlit ?? "", filled ?? "") < 3;
  });
  return [
    ...boxes.map((element) => `no edge: ${shown(element)}`),
    ...states.map((element) => `no mark: ${shown(element)}`),
    ...faint.map((element) => `faint ${inkOf(element)}: ${shown(element)}`),
    ...meters.map((element) => `lit and unlit alike: ${shown(element)}`),
  ];
}
