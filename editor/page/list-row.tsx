import { type DragEvent, type ReactNode, useState } from "react";
import { titleOf } from "../forms/label-of";
import { Button } from "./button";
import { Filled } from "./filled";
import type { FormContext } from "./form-pane";
import { useOpen } from "./form-templates";
import { pictureAddress } from "./picture-address";

/** A button of a row. `label` says for screen readers what it does. */
type Tool = { label: string; words: string; run: () => void; isDisabled?: boolean };

type RowProps = {
  entry: unknown;
  /** By which people know it. */
  name: string;
  path: string;
  context: FormContext;
  isPlain: boolean;
  hasFault: boolean;
  /** Empty for an entry of a list of fixed length. */
  tools: readonly Tool[];
  onDragStart: () => void;
  onDrop: () => void;
  children: ReactNode;
};

/** An entry of a list: a line that opens, or its field alone if it is no record. */
export function Row(props: RowProps) {
  const { entry, name, path, context, isPlain, hasFault, tools, onDragStart, onDrop, children } = props;
  const [isOpen, setIsOpen] = useOpen(path, context.place);
  /** Whether it is dragged, or a row is dragged over it. */
  const [drag, setDrag] = useState<"source" | "target">();
  const { amount, picture, text, soldOut } = summaryOf(entry, context);
  const canDrag = tools.length > 0 && !isPlain && !isOpen;
  const dragging = {
    draggable: canDrag,
    onDragStart: (event: DragEvent) => {
      // Firefox drags nothing without data.
      event.dataTransfer.setData("text/plain", name);
      // The list of this row may be in a row itself.
      event.stopPropagation();
      setDrag("source");
      onDragStart();
    },
    onDragEnd: () => setDrag(undefined),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setDrag((current) => current ?? "target");
    },
    onDragLeave: () => setDrag((current) => (current === "source" ? current : undefined)),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      setDrag(undefined);
      onDrop();
    },
  };
  const buttons = tools.length > 0 && (
    <div className="bar row-actions">
      {tools.map(({ label, words, run, isDisabled = false }) => (
        <Button
          key={words}
          isSmall
          aria-label={label}
          aria-disabled={isDisabled}
          data-narrow={words.length === 1}
          onClick={isDisabled ? undefined : run}
        >
          {words}
        </Button>
      ))}
    </div>
  );
  if (isPlain)
    return (
      <li className="row row-plain">
        {children}
        {buttons}
      </li>
    );
  return (
    <li className="row" data-fault={hasFault} data-drag={drag} {...dragging}>
      <div className="bar">
        {/* In Firefox nothing is dragged by a button. */}
        {canDrag && (
          <span className="row-handle" aria-hidden="true" title="Drag to another place">
            ⠿
          </span>
        )}
        <button
          type="button"
          className="row-toggle"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {picture && <img className="picture-thumb" src={picture} alt="" />}
          <span className="row-title">
            <Filled text={name} />
          </span>
          {soldOut && <span className="warning">Sold out</span>}
          {amount ? (
            <span className="row-price">{amount}</span>
          ) : (
            <span className="one-line note">
              <Filled text={text} />
            </span>
          )}
        </button>
        {buttons}
      </div>
      {isOpen && <div className="row-body">{children}</div>}
    </li>
  );
}

/** What a row shows of its entry besides its name. */
function summaryOf(entry: unknown, { format }: FormContext) {
  const values = Object(entry) as Record<string, unknown>;
  const first = (...names: string[]) =>
    String(names.map((name) => values[name]).find((value) => typeof value === "string" && value) ?? "");
  const price = values.monthly ?? values.price;
  const text = first("price", "text", "answer", "quote", "description", "to");
  const drawing = first("drawing", "cover", "logo");
  const icon = first("icon");
  return {
    amount: typeof price === "number" && format.money(price),
    picture: drawing ? pictureAddress(drawing) : icon && pictureAddress(icon, true),
    text: text === titleOf(entry) ? "" : text,
    soldOut: values.soldOut === true,
  };
}
