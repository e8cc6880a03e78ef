import { AnyLink, type LinkTarget } from "./any-link";
import "./fact-row.css";

type FactRowProps = {
  /** Accessible name of the list. */
  label: string;
  facts: readonly { id: string; text: string; target: LinkTarget }[];
};

/** Short facts in one ruled row, each a link to where it is explained; nothing if there are none. */
export function FactRow({ label, facts }: FactRowProps) {
  if (facts.length === 0) return null;
  return (
    <ul className="fact-row" aria-label={label}>
      {facts.map(({ id, text, target }) => (
        <li key={id}>
          <AnyLink target={target} className="fact-row-link">
            {text}
          </AnyLink>
        </li>
      ))}
    </ul>
  );
}
