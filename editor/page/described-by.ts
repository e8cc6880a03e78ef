/** For screen readers: the hint and the fault of the field. */
export function describedBy(id: string): { "aria-describedby": string } {
  return { "aria-describedby": `${id}-hint ${id}-fault` };
}
