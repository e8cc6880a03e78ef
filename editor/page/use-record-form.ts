import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldFault } from "../records/refusal";
import { call, ServerRefusal } from "./api";
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

/** The values of one file, with undo, the check while typing, and a draft that survives a closed page. */
export function useRecordForm(file: string) {
  const [state, setState] = useState<State>();
  const [faults, setFaults] = useState<readonly FieldFault[]>([]);
  const [message, setMessage] = useState("");
  const [isSaving, setIsSaving] = useState(false);
  /** Fields that were changed: only their faults are shown before a save was tried. */
  const [touched, setTouched] = useState<ReadonlySet<string> | "all">(new Set());

  useEffect(() => {
    let isCurrent = true;
    setState(undefined);
    setFaults([]);
    setTouched(new Set());
    setMessage("");
    call<unknown>("load", { file }).then(
      (loaded) => {
        if (!isCurrent) return;
        const draft = readDraft(file);
        const { value, base } = draft ?? { value: loaded, base: JSON.stringify(loaded) };
        setState({ value, base, loaded, past: [], future: [] });
        if (draft) setMessage("What you typed here and did not save is back.");
      },
      (error: Error) => isCurrent && setMessage(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file]);

  const value = state?.value;
  const json = JSON.stringify(value);
  const isChanged = state !== undefined && json !== state.base;

  useEffect(() => {
    if (state === undefined) return;
    writeDraft(file, isChanged ? { value, base: state.base } : undefined);
    if (!isChanged) {
      setFaults([]);
      return;
    }
    let isCurrent = true;
    const timer = setTimeout(() => {
      call<FieldFault[]>("check", { file, value }).then(
        (found) => isCurrent && setFaults(found),
        () => {},
      );
    }, checkDelay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [state, value, isChanged, file]);

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
      await call("save", { file, value: sent.value, base: JSON.parse(sent.base) });
      const base = JSON.stringify(sent.value);
      // The form may be closed by now.
      if (JSON.stringify(readDraft(file)?.value) === base) writeDraft(file, undefined);
      setState((current) => current && { ...current, base, loaded: sent.value });
      setFaults([]);
      setTouched(new Set());
      setMessage("");
      return true;
    } catch (error) {
      setTouched("all");
      setMessage((error as Error).message);
      if (error instanceof ServerRefusal) setFaults(error.faults);
      return false;
    } finally {
      setIsSaving(false);
    }
  }, [file]);

  return {
    value,
    isLoaded: state !== undefined,
    isChanged,
    isSaving,
    message,
    shownFaults: faults.filter(({ path }) => touched === "all" || touched.has((path ?? []).join("/"))),
    change,
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
