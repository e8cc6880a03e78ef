/** A longer name has a smaller font, and two lines where it needs them; a longer word has one line. */
const longName = 14;
const longWord = 18;

/** How the logo writes the name of the company. */
export function lengthOfName(name: string): "word" | "name" | null {
  if (name.split(" ").some(({ length }) => length > longWord)) return "word";
  return name.length > longName ? "name" : null;
}
