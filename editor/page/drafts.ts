/** What was typed in a form and not saved, and what the form was filled from. */
export type Draft = { value: unknown; base: unknown };

const prefix = "draft ";

/** The files with a draft, or with a draft of their translation. */
export function drafts(): { file: string; tag: string | undefined }[] {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.map((key) => {
    const [file = "", tag] = key.slice(prefix.length).split(" ");
    return { file, tag };
  });
}

export function readDraft(file: string): Draft | undefined {
  return JSON.parse(localStorage.getItem(prefix + file) ?? "null") ?? undefined;
}

export function writeDraft(file: string, draft: Draft | undefined) {
  if (draft) localStorage.setItem(prefix + file, JSON.stringify(draft));
  else localStorage.removeItem(prefix + file);
}
