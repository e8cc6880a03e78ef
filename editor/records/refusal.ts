import type { FormFault } from "../forms/form-faults";

/** A sentence for the owner about something that was not done. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly faults: readonly FormFault[] = [],
    /** Two changes of one value: the form with that of its owner, with that of the file, and what the file has. */
    readonly merged?: { value: unknown; theirs: unknown; base: unknown },
  ) {
    super(message);
  }
}
