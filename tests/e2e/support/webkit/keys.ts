/** The characters by which WebDriver names keys: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const named: Record<string, string> = {
  ArrowDown: "\uE015",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowUp: "\uE013",
  ControlOrMeta: "\uE009",
  Delete: "\uE017",
  End: "\uE010",
  Enter: "\uE007",
  Escape: "\uE00C",
  Home: "\uE011",
  Shift: "\uE008",
  Space: " ",
  Tab: "\uE004",
};

function character(key: string): string {
  const found = named[key] ?? key;
  if (found.length > 1) throw new Error(`keys.ts does not know the key ${key}.`);
  return found;
}

/** For keys as in `Shift+Tab`: down in order, up in reverse order. */
export function keyActions(keys: string) {
  const values = keys.split("+").map(character);
  return [
    ...values.map((value) => ({ type: "keyDown", value })),
    ...values.toReversed().map((value) => ({ type: "keyUp", value })),
  ];
}

export function typeActions(text: string) {
  return [...text].flatMap(keyActions);
}
