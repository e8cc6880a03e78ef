import { words } from "../content/interface";
import { AnyLink, type LinkTarget } from "./any-link";
import "./fact-row.css";
import { Icon } from "./icon";

type FactRowProps = { facts: readonly { id: string; text: string; target: LinkTarget }[] };

/** Short facts between two lines, each a link to where it is explained; nothing if there are none. */
export function FactRow({ facts }: FactRowProps) {
  if (facts.length === 0) return null;
  return (
    <ul className="fact-row" aria-label={words.plan.facts}>
      {facts.map(({ id, text, target }) => (
        <li key={id}>
          <AnyLink target={target} className="fact-row-link">
            {text}
            <Icon name="arrow" />
          </AnyLink>
        </li>
      ))}
    </ul>
  );
}
