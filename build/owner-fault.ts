/** A fault for the owner to mend: its sentences are all there is to see, so it comes without a stack of calls. */
export function ownerFault(sentences: readonly string[]): Error {
  const fault = new Error(sentences.join("\n"));
  fault.stack = fault.message;
  return fault;
}
