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
    /** What the form has with the changes of someone else, and what the file has. */
    readonly merged?: { value: unknown; base: unknown },
  ) {
    super(message);
  }
}
