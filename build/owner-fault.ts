import { inspect } from "node:util";

/** An error in the records. It is printed without a stack trace: the sentences say where to look. */
export function ownerFault(sentences: readonly string[]): Error {
  const fault = new Error(sentences.join("\n"));
  fault.stack = fault.message;
  // Node prints an error without a stack trace in brackets.
  Object.defineProperty(fault, inspect.custom, { value: () => fault.message });
  return fault;
}
