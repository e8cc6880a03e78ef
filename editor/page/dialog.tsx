import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Button } from "./button";
import "./dialog.css";

type DialogProps = {
  title: string;
  closeWords?: string;
  onClose: () => void;
  /** Escape closes it, unless something is running. */
  isLocked?: boolean;
  children: ReactNode;
};

/** A modal dialog. It is open as long as it is rendered. */
export function Dialog({ title, closeWords = "Close", onClose, isLocked = false, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  // Closed before it is removed: then the focus returns to where it was.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>("input:not([type=file]), [data-main=true]")?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className="dialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        if (!isLocked) onClose();
      }}
    >
      <header className="bar dialog-head">
        <h2 className="pane-title">{title}</h2>
        {!isLocked && <Button onClick={onClose}>{closeWords}</Button>}
      </header>
      {children}
    </dialog>
  );
}
