import { type DragEvent, type ReactNode, useEffect, useRef } from "react";
import { formatMoney } from "../../app/format/number-format";
import { titleOf } from "../forms/label-of";
import { useFormContext, useOpen } from "./form-context";
import { pictureAddress } from "./picture-address";
import "./list-row.css";

/** A button of a row: for screen readers, in the row, what it does, and whether it cannot now. */
type Tool = readonly [label: string, words: string, run: () => void, isDisabled?: boolean];

type RowProps = {
  entry: unknown;
  /** By which people know it. */
  name: string;
  path: string;
  isPlain: boolean;
  isNew: boolean;
  /** Empty for an entry of a list of fixed length. */
  tools: readonly Tool[];
  onDragStart: () => void;
  onDrop: () => void;
  children: ReactNode;
};

export function Row({ entry, name, path, isPlain, isNew, tools, onDragStart, onDrop, children }: RowProps) {
  const { money, faults } = useFormContext();
  const hasFault = [...faults.keys()].some((each) => each.startsWith(`${path}/`));
  const [isOpen, setIsOpen] = useOpen(path, isNew);
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNew) return;
    element.current?.scrollIntoView({ block: "start" });
    element.current?.querySelector<HTMLElement>("input, textarea, select, .picture-button")?.focus();
  }, [isNew]);
  const { price, picture, text, soldOut } = summaryOf(entry);
  const amount = typeof price === "number" ? formatMoney(price, money) : "";
  const buttons = tools.length > 0 && (
    <div className="row-actions">
      {tools.map(([label, words, run, isDisabled = false]) => (
        <button
          key={words}
          type="button"
          className="row-action"
          aria-label={label}
          aria-disabled={isDisabled}
          onClick={run}
        >
          {words}
        </button>
      ))}
    </div>
  );
  const drag = {
    draggable: tools.length > 0 && !isPlain && !isOpen,
    onDragStart: (event: DragEvent) => {
      // Firefox drags nothing without data.
      event.dataTransfer.setData("text/plain", name);
      onDragStart();
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onDrop();
    },
  };
  if (isPlain)
    return (
      <li ref={element} className="row row-plain" {...drag}>
        {children}
        {buttons}
      </li>
    );
  return (
    <li ref={element} className="row" data-open={isOpen} data-fault={hasFault} {...drag}>
      <div className="row-head">
        {/* In Firefox nothing is dragged by a button. */}
        {drag.draggable && (
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
          {picture && <img className="row-picture" src={picture} alt="" />}
          <span className="row-title">{name}</span>
          {soldOut && <span className="row-badge">Sold out</span>}
          {amount ? <span className="row-price">{amount}</span> : <span className="row-text">{text}</span>}
        </button>
        {buttons}
      </div>
      {isOpen && <div className="row-body">{children}</div>}
    </li>
  );
}

/** What a row shows of its entry besides its name. */
function summaryOf(entry: unknown) {
  const values = (typeof entry === "object" ? (entry ?? {}) : {}) as Record<string, unknown>;
  const first = (...names: string[]) =>
    String(names.map((name) => values[name]).find((value) => typeof value === "string" && value) ?? "");
  const text = first("price", "text", "answer", "quote", "description", "to", "destination");
  const drawing = first("drawing", "cover", "logo");
  return {
    price: values.monthly ?? values.price,
    picture: drawing ? pictureAddress(drawing) : first("icon") && pictureAddress(first("icon"), true),
    text: text === titleOf(entry) ? "" : text,
    soldOut: values.soldOut === true,
  };
}
