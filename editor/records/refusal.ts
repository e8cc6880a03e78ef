/** What is wrong: the form and the field, if they are known, and their labels. */
export type FieldFault = {
  sentence: string;
  file?: string;
  path?: readonly PropertyKey[];
  where?: string;
};

/** A sentence for the owner about something that was not done. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly faults: readonly FieldFault[] = [],
    /** Two changes of one value: the form with that of its owner, with that of the file, and what the file has. */
    readonly merged?: { value: unknown; theirs: unknown; base: unknown },
  ) {
    super(message);
  }
}
