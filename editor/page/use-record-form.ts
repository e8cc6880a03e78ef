import { useCallback, useEffect, useRef, useState } from "react";
import { type FieldFault, Refusal } from "../records/refusal";
import { readDraft, writeDraft } from "./drafts";
import { withIds } from "./ids";

type Step = { value: unknown; field: string; time: number };

type State = {
  value: unknown;
  /** What the form was filled from, or last saved as, as JSON. */
  base: string;
  /** What the file had when it was opened or last saved. */
  loaded: unknown;
  past: readonly Step[];
  future: readonly Step[];
};

/** Typing in one field within this time is one step of undo, in milliseconds. */
const stepTime = 1000;
const checkDelay = 400;

type Source = {
  load: () => Promise<unknown>;
  check?: (value: unknown) => Promise<FieldFault[]>;
  save: (value: unknown, base: unknown) => Promise<unknown>;
};

/**
 * Values, with undo, the check while typing, and a draft that survives a closed page. `name` is that of the file, with a
 * space and the language for a translation.
 */
export function useRecordForm(name: string, source: Source) {
  const server = useRef(source);
  server.current = source;
  const [state, setState] = useState<State>();
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [message, setMessage] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  /** Fields that were changed: only their faults are shown before a save was tried. */
  const [touched, setTouched] = useState<ReadonlySet<string> | "all">(new Set());

  useEffect(() => {
    let isCurrent = true;
    server.current.load().then(
      (loaded) => {
        if (!isCurrent) return;
        const draft = readDraft(name);
        const { value, base } = draft ?? { value: loaded, base: JSON.stringify(loaded) };
        setState({ value, base, loaded, past: [], future: [] });
        if (draft) setMessage("What you typed here and did not save is back.");
      },
      (error: Error) => isCurrent && setMessage(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [name]);

  const value = state?.value;
  const json = JSON.stringify(value);
  const isChanged = state !== undefined && json !== state.base;

  useEffect(() => {
    if (state === undefined) return;
    writeDraft(name, isChanged ? { value, base: state.base } : undefined);
    if (!isChanged) {
      setFaults([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      server.current.check?.(value).then(
        (found) => isCurrent && setFaults(found),
        () => {},
      );
    }, checkDelay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [state, value, isChanged, name]);

  const change = useCallback((next: unknown, field: string) => {
    setTouched((fields) => (fields === "all" ? fields : new Set([...fields, field])));
    setMessage("");
    // Checked again in a moment.
    setFaults((found) => found.filter(({ path }) => path?.join("/") !== field));
    setState((current) => {
      if (!current) return current;
      const last = current.past.at(-1);
      const time = Date.now();
      const isSameStep = last && field !== "" && last.field === field && time - last.time < stepTime;
      const step = { value: current.value, field, time };
      const past = isSameStep ? [...current.past.slice(0, -1), { ...last, time }] : [...current.past, step];
      return { ...current, value: withIds(current.value, next, current.loaded), past, future: [] };
    });
  }, []);

  const move = useCallback((from: "past" | "future", to: "past" | "future") => {
    setState((current) => {
      const step = current?.[from].at(-1);
      if (!current || !step) return current;
      const undone = { value: current.value, field: "", time: 0 };
      return {
        ...current,
        value: step.value,
        [from]: current[from].slice(0, -1),
        [to]: [...current[to], undone],
      };
    });
  }, []);

  const latest = useRef(state);
  latest.current = state;
  const save = useCallback(async () => {
    const sent = latest.current;
    if (!sent) return false;
    setIsSaving(true);
    try {
      await server.current.save(sent.value, JSON.parse(sent.base));
      const base = JSON.stringify(sent.value);
      // The form may be closed by now.
      if (JSON.stringify(readDraft(name)?.value) === base) writeDraft(name, undefined);
      setState((current) => current && { ...current, base, loaded: sent.value });
      setFaults([]);
      setTouched(new Set());
      setMessage("");
      setIsSaved(true);
      return true;
    } catch (error) {
      setTouched("all");
      setMessage((error as Error).message);
      if (!(error instanceof Refusal)) return false;
      setFaults(error.faults);
      const { merged } = error;
      setState((current) => {
        if (!current || !merged || current.value !== sent.value) return current;
        const past = [...current.past, { value: sent.value, field: "", time: 0 }];
        const base = JSON.stringify(merged.base);
        return { ...current, value: merged.value, base, loaded: merged.base, past };
      });
      return false;
    } finally {
      setIsSaving(false);
    }
  }, [name]);

  const status = isSaving ? "Saving …" : isChanged ? "Changes that are not saved" : isSaved ? "Saved." : "";
  return {
    value,
    isLoaded: state !== undefined,
    isChanged,
    isSaving,
    status: message || status,
    shownFaults: faults.filter(({ path }) => touched === "all" || touched.has((path ?? []).join("/"))),
    change,
    /** Shows a sentence until the next change. */
    say: setMessage,
    save,
    undo: useCallback(() => move("past", "future"), [move]),
    redo: useCallback(() => move("future", "past"), [move]),
    canUndo: (state?.past.length ?? 0) > 0,
    canRedo: (state?.future.length ?? 0) > 0,
    discard: () => {
      if (!state) return;
      change(state.loaded, "");
      setState((current) => current && { ...current, base: JSON.stringify(current.loaded) });
      setTouched(new Set());
      setMessage("");
    },
  };
}
