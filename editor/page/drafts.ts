/** What was typed in a form and not saved, and what the form was filled from, as JSON. */
export type Draft = { value: unknown; base: string };

const prefix = "draft ";

/** The names of files with a draft. That of a translation has its language behind a space. */
export function draftFiles(): string[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return [...new Set(keys.map((key) => key.slice(prefix.length).replace(/ .*$/, "")))];
}

export function readDraft(file: string): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix + file) ?? "null");
    return typeof draft?.base === "string" ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(file: string, draft: Draft | undefined) {
  if (draft) localStorage.setItem(prefix + file, JSON.stringify(draft));
  else localStorage.removeItem(prefix + file);
}
