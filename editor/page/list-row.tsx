import { type DragEvent, type ReactNode, useEffect, useRef } from "react";
import { formatMoney } from "../../app/format/number-format";
import { titleOf } from "../forms/label-of";
import { useFormContext, useOpen } from "./form-context";
import { pictureAddress } from "./picture-address";
import "./list-row.css";

type RowProps = {
  entry: unknown;
  /** By which people know it. */
  name: string;
  index: number;
  path: string;
  hasFault: boolean;
  isPlain: boolean;
  isFixed: boolean;
  isLast: boolean;
  isNew: boolean;
  onMove: (to: number) => void;
  onCopy: () => void;
  onAdd: () => void;
  onRemove: () => void;
  onDragStart: () => void;
  onDrop: () => void;
  children: ReactNode;
};

export function Row({
  entry,
  name,
  index,
  path,
  hasFault,
  isPlain,
  isFixed,
  isLast,
  isNew,
  children,
  ...actions
}: RowProps) {
  const { money } = useFormContext();
  const [isOpen, setIsOpen] = useOpen(path, isNew);
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isNew) return;
    element.current?.scrollIntoView({ block: "start" });
    element.current?.querySelector<HTMLElement>("input, textarea, select, .picture-button")?.focus();
  }, [isNew]);
  const { price, picture, text, soldOut } = summaryOf(entry);
  const amount = typeof price === "number" ? formatMoney(price, money) : "";
  const buttons = !isFixed && (
    <div className="row-actions">
      <button
        type="button"
        className="row-action"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => actions.onMove(index - 1)}
      >
        ↑
      </button>
      <button
        type="button"
        className="row-action"
        aria-label={`Move ${name} down`}
        disabled={isLast}
        onClick={() => actions.onMove(index + 1)}
      >
        ↓
      </button>
      <button type="button" className="row-action" aria-label={`Duplicate ${name}`} onClick={actions.onCopy}>
        Copy
      </button>
      <button type="button" className="row-action" aria-label={`Add below ${name}`} onClick={actions.onAdd}>
        Add
      </button>
      <button type="button" className="row-action" aria-label={`Remove ${name}`} onClick={actions.onRemove}>
        ✕
      </button>
    </div>
  );
  const drag = {
    draggable: !isFixed && !isPlain && !isOpen,
    onDragStart: (event: DragEvent) => {
      // Firefox drags nothing without data.
      event.dataTransfer.setData("text/plain", name);
      actions.onDragStart();
    },
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      actions.onDrop();
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
  const values = (typeof entry === "object" && entry !== null ? entry : {}) as Record<string, unknown>;
  const first = (...names: string[]) =>
    names.map((name) => values[name]).find((value) => typeof value === "string" && value !== "");
  const text = String(first("price", "text", "answer", "quote", "description", "to", "destination") ?? "");
  return {
    price: values.monthly ?? values.price,
    picture: pictureOf(first("drawing", "cover", "logo"), values.icon),
    text: text === titleOf(entry) ? "" : text,
    soldOut: values.soldOut === true,
  };
}

function pictureOf(drawing: unknown, icon: unknown): string | undefined {
  if (typeof drawing === "string") return pictureAddress(drawing);
  return typeof icon === "string" && icon !== "" ? pictureAddress(icon, true) : undefined;
}
