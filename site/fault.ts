import { inspect } from "node:util";
import type { Path } from "./content";

/** Something that the owner has to correct: the same value for the terminal, the page in development and the editor. */
export type Fault = {
  /** "content/vps-plans.yaml" */
  file: string;
  /** Absent where a line says nothing: of a picture or a folder. */
  line?: number | undefined;
  /** Of the value in the file; empty for all of it. */
  path: Path;
  /** A sentence without its full stop. */
  message: string;
};

/** The same before file and line are known: `file` is the name of the records, "vps-plans". */
export type RecordFault = Omit<Fault, "line">;

/** "content/vps-plans.yaml:12" */
export function faultPlace({ file, line }: Fault): string {
  return visible(line === undefined ? file : `${file}:${line}`);
}

/** What a terminal shows: "content/vps-plans.yaml:12: the record "iron" has no ramGb: expected a number." */
export function faultLine(fault: Fault): string {
  return `${faultPlace(fault)}: ${visible(fault.message)}.`;
}

/** With its signs written out: see `visible`. */
export function visibleFault({ file, message, ...place }: Fault): Fault {
  return { file: visible(file), ...place, message: visible(message) };
}

/** Content that no site can be made from. It is printed without a stack trace: its lines say where to look. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  constructor(readonly faults: readonly Fault[]) {
    super(faults.map(faultLine).join("\n"));
    this.stack = this.message;
  }

  /** Node prints an error without a stack trace in brackets otherwise. */
  [inspect.custom](): string {
    return this.message;
  }
}

/** Names and values may have signs that a terminal obeys, or that turn the words after them. */
export function visible(text: string): string {
  const code = (sign: string) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
  return text.replaceAll(/[^\P{Cc}\t\n]|[\u202a-\u202e\u2066-\u2069]/gu, code);
}
