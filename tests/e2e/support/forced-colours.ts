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
    const edges = [
      style.borderTopWidth,
      style.borderBottomWidth,
      style.borderLeftWidth,
      style.borderRightWidth,
    ];
    return edges.some((width) => Number.parseFloat(width) >= 1);
  }
  function isMarked(element: Element): boolean {
    const { borderBottomWidth, textDecorationLine, textDecorationThickness } = getComputedStyle(element);
    const underlined = textDecorationLine === "underline" && Number.parseFloat(textDecorationThickness) >= 3;
    return underlined || Number.parseFloat(borderBottomWidth) >= 3;
  }
  /** The colour of one system colour or mixture, as numbers. */
  function luminance(colour: string): number {
    const context = document.createElement("canvas").getContext("2d");
    if (!context) return 0;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  function contrast(one: string, other: string): number {
    const [high = 1, low = 1] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (high + 0.05) / (low + 0.05);
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
  const faint = lit.filter((drawing) => drawing.checkVisibility() && contrast(inkOf(drawing), ground) < 3);
  const meters = [...document.querySelectorAll(".meter")].filter((meter) => {
    const [unlit, filled] = [...meter.children].map(inkOf);
    return contrast(unlit ?? "", filled ?? "") < 3;
  });
  return [
    ...boxes.map((element) => `no edge: ${shown(element)}`),
    ...states.map((element) => `no mark: ${shown(element)}`),
    ...faint.map((element) => `faint ${inkOf(element)}: ${shown(element)}`),
    ...meters.map((element) => `lit and unlit alike: ${shown(element)}`),
  ];
}
