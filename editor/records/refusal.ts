/** What is wrong, and the field, if it is one of the form. */
export type FieldFault = { sentence: string; path?: readonly PropertyKey[] };

/** A sentence for the owner about something that was not done. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly faults: readonly FieldFault[] = [],
  ) {
    super(message);
  }
}
