import { useEffect, useEffectEvent, useRef, useState } from "react";
import { valueAt } from "../../site/content";
import type { FormFault } from "../forms/form-faults";
import type { Refusal } from "../records/refusal";
import { type Draft, readDraft, writeDraft } from "./drafts";
import { withIds } from "./ids";

type State = {
  value: unknown;
  /** What the form was filled from, or last saved as. */
  base: unknown;
  past: readonly unknown[];
  future: readonly unknown[];
  /** After a save that was refused because the file has other values now: those, and where. */
  conflict?: { theirs: unknown; faults: readonly FormFault[] } | undefined;
};

type Source = {
  load: () => Promise<unknown>;
  check?: (value: unknown) => Promise<FormFault[]>;
  /** Returns what is stored then, if that may be more than the value. */
  save: (value: unknown, base: unknown) => Promise<unknown>;
};

/** Typing in one field within this time is one step of undo, in milliseconds. */
const stepTime = 1000;
const checkDelay = 400;

/**
 * Values, with undo, the check while typing, and a draft that survives a closed page. `name` is that of the file, with a
 * space and the language for a translation.
 */
export function useRecordForm(name: string, source: Source) {
  const [state, setState] = useState<State>();
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [message, setMessage] = useState("");
  const [progress, setProgress] = useState<"saving" | "saved">();
  /** Before a save was refused, only the faults of fields that were changed are shown. */
  const [isRefused, setIsRefused] = useState(false);
  const lastChange = useRef({ field: "", time: 0 });
  const { value, base, past = [], future = [], conflict } = state ?? {};
  const isChanged = JSON.stringify(value) !== JSON.stringify(base);
  const say = (error: { message: string }) => setMessage(error.message);

  const open = useEffectEvent(async () => {
    const loaded = await source.load();
    const draft = readDraft(name);
    setState({ value: loaded, base: loaded, past: [], future: [], ...draft });
    if (draft) setMessage("What is here is not saved yet.");
  });
  const fail = useEffectEvent(say);
  useEffect(() => {
    open().catch(fail);
  }, []);

  const keepDraft = useEffectEvent((draft: Draft) => {
    if (state) writeDraft(name, isChanged ? draft : undefined);
  });
  const check = useEffectEvent(async (checked: unknown) =>
    isChanged && source.check ? source.check(withIds(checked)) : [],
  );
  useEffect(() => {
    keepDraft({ value, base });
    let isCurrent = true;
    const timer = setTimeout(() => {
      check(value).then(
        (found) => {
          if (!isCurrent) return;
          setFaults(found);
          if (found.length === 0) setIsRefused(false);
        },
        // The next save says why.
        () => {},
      );
    }, checkDelay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [value, base]);

  function change(next: unknown, field: string) {
    const time = Date.now();
    const isSameStep =
      field !== "" && field === lastChange.current.field && time - lastChange.current.time < stepTime;
    lastChange.current = { field, time };
    setMessage("");
    setState((current) => {
      if (!current) return current;
      const steps = isSameStep ? current.past : [...current.past, current.value];
      return { ...current, value: next, past: steps, future: [] };
    });
  }

  function goTo(next: unknown, steps: Partial<State>) {
    lastChange.current.field = "";
    setMessage("");
    setState((current) => current && { ...current, ...steps, value: next });
  }

  async function save(): Promise<boolean> {
    const sent = withIds(value);
    setProgress("saving");
    try {
      const stored = (await source.save(sent, base)) ?? sent;
      // The form may be closed by now.
      if (JSON.stringify(readDraft(name)?.value) === JSON.stringify(value)) writeDraft(name, undefined);
      setState((current) => {
        const isSame = current?.value === value;
        const next = isSame ? { value: stored, base: stored } : { base: sent };
        return current && { ...current, ...next, conflict: undefined };
      });
      setFaults([]);
      setIsRefused(false);
      setMessage("");
      setProgress("saved");
      return true;
    } catch (error) {
      const { message: reason, faults: found = [], merged } = error as Error & Partial<Refusal>;
      setMessage(reason);
      setFaults(merged ? [] : found);
      setIsRefused(true);
      setProgress(undefined);
      setState((current) => {
        if (!current || !merged || current.value !== value) return current;
        const { theirs, ...own } = merged;
        return { ...current, ...own, past: [...current.past, value], conflict: { theirs, faults: found } };
      });
      return false;
    }
  }

  async function discard() {
    const loaded = await source.load();
    change(loaded, "");
    setState((current) => current && { ...current, base: loaded, conflict: undefined });
    setIsRefused(false);
  }

  const isSaving = progress === "saving";
  const unchanged = progress === "saved" ? "Saved." : state ? "" : "Loading …";
  const status = isChanged ? "Changes that are not saved" : unchanged;
  return {
    value,
    isLoaded: state !== undefined,
    isChanged,
    isSaving,
    status: isSaving ? "Saving …" : message || status,
    shownFaults: [
      ...(conflict?.faults ?? []),
      ...faults.filter(({ path }) => isRefused || valueAt(value, path) !== valueAt(base, path)),
    ],
    takeTheirs:
      conflict && (() => goTo(conflict.theirs, { past: [...past, value], future: [], conflict: undefined })),
    change,
    /** Shows a sentence until the next change. */
    say,
    save,
    discard: () => discard().catch(say),
    undo:
      past.length > 0 && (() => goTo(past.at(-1), { past: past.slice(0, -1), future: [value, ...future] })),
    redo: future.length > 0 && (() => goTo(future[0], { past: [...past, value], future: future.slice(1) })),
  };
}
