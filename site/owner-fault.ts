import { inspect } from "node:util";

/** An error in the records. It is printed without a stack trace: the sentences say where to look. */
export function ownerFault(sentences: readonly string[]): Error {
  const fault = new Error(sentences.map(visible).join("\n"));
  fault.stack = fault.message;
  // Node prints an error without a stack trace in brackets.
  Object.defineProperty(fault, inspect.custom, { value: () => fault.message });
  return fault;
}

/** Names and values may have signs that a terminal obeys, or that turn the words after them. */
export function visible(text: string): string {
  const code = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replaceAll(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu, code);
}
