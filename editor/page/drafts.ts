import { useSyncExternalStore } from "react";
import { type NavigationEntry, textEntry } from "../forms/navigation";

/** What was typed in a form and not saved, and what the form was filled from. */
export type Draft = { value: unknown; base: unknown };

const prefix = "draft ";

/** The files with a draft, or with a draft of their translation; in this tab or another one. */
export function useDrafts(): { file: string; tag: string | undefined }[] {
  const keys = useSyncExternalStore(subscribe, draftKeys);
  const found = keys.split("\n").filter((key) => key.startsWith(prefix));
  return found.map((key) => {
    const [file = "", tag] = key.slice(prefix.length).split(" ");
    return { file, tag };
  });
}

const draftKeys = () => Object.keys(localStorage).toSorted().join("\n");

/** Browsers send this event to the other tabs only: `writeDraft` sends it to this one. */
function subscribe(update: () => void) {
  addEventListener("storage", update);
  return () => removeEventListener("storage", update);
}

export function readDraft(file: string): Draft | undefined {
  return JSON.parse(localStorage.getItem(prefix + file) ?? "null") ?? undefined;
}

export function writeDraft(file: string, draft: Draft | undefined) {
  if (draft) localStorage.setItem(prefix + file, JSON.stringify(draft));
  else localStorage.removeItem(prefix + file);
  dispatchEvent(new StorageEvent("storage"));
}

/** A page of text that was never saved, with the title that was typed. */
export function draftEntry(file: string): NavigationEntry {
  const { title } = (readDraft(file)?.value ?? {}) as { title?: string };
  return textEntry(file, title);
}
