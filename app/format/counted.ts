const words = "no one two three four five six seven eight nine ten eleven twelve".split(" ");

/** "three", "13". */
export function numberWord(count: number): string {
  return words[count] ?? String(count);
}

/** "ten blocks", "one block", "13 blocks": so that a text which counts records is true after one is added. */
export function counted(count: number, noun: string): string {
  return `${numberWord(count)} ${count === 1 ? noun : `${noun}s`}`;
}

/** For the start of a sentence. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
