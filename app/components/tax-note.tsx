import "./tax-note.css";

/** Under a list of plans; nothing where the owner wrote no note. */
export function TaxNote({ text }: { text: string | undefined }) {
  return text && <p className="tax-note">{text}</p>;
}
