import { useCallback, useEffect, useRef, useState } from "react";
import type { LoadedFile } from "../records/record-store";
import type { FieldFault } from "../records/refusal";
import { call, ServerRefusal } from "./api";
import { withIds } from "./ids";

type Step = { value: unknown; field: string; time: number };

type State = {
  value: unknown;
  /** What the file has, as far as this page knows. */
  saved: string;
  version: string;
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
  const draftKey = `draft ${file}`;

  useEffect(() => {
    let isCurrent = true;
    setState(undefined);
    setFaults([]);
    setTouched(new Set());
    setMessage("");
    call<LoadedFile>("load", { file }).then(
      ({ value, version }) => {
        if (!isCurrent) return;
        const draft = readDraft(draftKey);
        setState({
          value: draft?.value ?? value,
          saved: JSON.stringify(value),
          version: draft?.version ?? version,
          past: [],
          future: [],
        });
        if (draft)
          setMessage("What you typed here and did not save is back. Undo it with “Discard changes”.");
      },
      (error: Error) => isCurrent && setMessage(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, draftKey]);

  const value = state?.value;
  const json = JSON.stringify(value);
  const isChanged = state !== undefined && json !== state.saved;

  useEffect(() => {
    if (state === undefined) return;
    if (!isChanged) return localStorage.removeItem(draftKey);
    localStorage.setItem(draftKey, JSON.stringify({ value, version: state.version }));
    const timer = setTimeout(() => {
      call<FieldFault[]>("check", { file, value }).then(setFaults, () => {});
    }, checkDelay);
    return () => clearTimeout(timer);
  }, [state, value, isChanged, draftKey, file]);

  const change = useCallback((next: unknown, field: string) => {
    setTouched((fields) => (fields === "all" ? fields : new Set([...fields, field])));
    setState((current) => {
      if (!current) return current;
      const last = current.past.at(-1);
      const time = Date.now();
      const isSameStep = last && field !== "" && last.field === field && time - last.time < stepTime;
      const step = { value: current.value, field, time };
      const past = isSameStep ? [...current.past.slice(0, -1), { ...last, time }] : [...current.past, step];
      return { ...current, value: withIds(current.value, next, JSON.parse(current.saved)), past, future: [] };
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
      const version = await call<string>("save", { file, value: sent.value, version: sent.version });
      setState((current) => current && { ...current, saved: JSON.stringify(sent.value), version });
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
    setMessage,
    shownFaults: faults.filter(({ path }) => touched === "all" || touched.has((path ?? []).join("/"))),
    change,
    save,
    undo: () => move("past", "future"),
    redo: () => move("future", "past"),
    canUndo: (state?.past.length ?? 0) > 0,
    canRedo: (state?.future.length ?? 0) > 0,
    discard: () => state && change(JSON.parse(state.saved), ""),
  };
}

function readDraft(key: string): { value: unknown; version: string } | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
