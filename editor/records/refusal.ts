/** A sentence for the owner about something that was not done. */
export class Refusal extends Error {}
