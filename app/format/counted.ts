const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "three", "13". */
export function numberWord(count: number): string {
  return words[count] ?? String(count);
}

/** "ten blocks", "one block", "13 blocks": for texts that name the number of records. `write` writes the number. */
export function counted(count: number, noun: string, write = numberWord): string {
  return `${write(count)} ${count === 1 ? noun : plural(noun)}`;
}

/** The regular plurals of English: blocks, cities, boxes. */
function plural(noun: string): string {
  if (/[^aeiou]y$/i.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/i.test(noun) ? `${noun}es` : `${noun}s`;
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
