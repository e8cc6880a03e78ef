/** How long the same line is not written again, in milliseconds. */
const silence = 60_000;

const written = new Map<string, number>();

/** Writes a line to stderr. The same line once a minute at most: a flood of requests must not fill the disk. */
export function logFailure(line: string) {
  const now = performance.now();
  for (const [earlier, time] of written) if (now - time >= silence) written.delete(earlier);
  if (written.has(line)) return;
  written.set(line, now);
  console.error(line);
}

/** Whether a file or connection could not be opened because this process, or the machine, has too many of them. */
export function isOutOfDescriptors({ code }: { code?: string | undefined }): boolean {
  return code === "EMFILE" || code === "ENFILE";
}
