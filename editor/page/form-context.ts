import { createContext, useContext, useState } from "react";
import type { NumberFormat } from "../../app/format/number-format";

/** What the parts of a form need besides their own values. */
export type FormContext = {
  /** Sentences by the path of the field, its steps joined by "/". */
  faults: ReadonlyMap<string, string>;
  /** The field to open and focus, as a path; another object each time it is asked for. */
  target: { path: string | undefined };
  money: NumberFormat;
};

export const FormState = createContext<FormContext | undefined>(undefined);

export function useFormContext(): FormContext {
  const context = useContext(FormState);
  if (!context) throw new Error("This part belongs in a form.");
  return context;
}

/** Whether a part of the form is open. It opens when a field in it is the one to open. */
export function useOpen(path: string, isOpenAtFirst: boolean) {
  const { target } = useFormContext();
  const isTarget = target.path === path || (target.path?.startsWith(`${path}/`) ?? false);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst || isTarget);
  const [openedFor, setOpenedFor] = useState(target);
  if (target !== openedFor) {
    setOpenedFor(target);
    if (isTarget) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}
