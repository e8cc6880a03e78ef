import { createContext, useContext } from "react";
import type { NumberFormat } from "../../app/format/number-format";

/** What the parts of a form need besides their own values. */
export type FormContext = {
  /** Sentences by the path of the field, its steps joined by "/". */
  faults: ReadonlyMap<string, string>;
  /** The field to open and focus, as a path. */
  target: string | undefined;
  money: NumberFormat;
  /** Says something at the end of the form: "Removed. Undo". */
  announce: (text: string, action?: { label: string; run: () => void }) => void;
  undo: () => void;
};

export const FormState = createContext<FormContext | undefined>(undefined);

export function useFormContext(): FormContext {
  const context = useContext(FormState);
  if (!context) throw new Error("This part belongs in a form.");
  return context;
}
