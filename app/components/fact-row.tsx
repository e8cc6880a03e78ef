import type { SiteHref } from "../../site/addresses";
import { AnyLink, linkTarget } from "./any-link";
import "./fact-row.css";
import { Icon } from "./icon";

type Fact = { id: string; text: string } & ({ to: SiteHref } | { destination: string });

export type FactRowProps = { label: string; facts: readonly Fact[] };

/** Short facts between two lines, each a link to where it is explained; nothing if there are none. */
export function FactRow({ label, facts }: FactRowProps) {
  if (facts.length === 0) return null;
  return (
    <ul className="fact-row" aria-label={label}>
      {facts.map(({ id, text, ...link }) => (
        <li key={id}>
          <AnyLink target={linkTarget(link)} className="fact-row-link">
            {text}
            <Icon name="arrow" />
          </AnyLink>
        </li>
      ))}
    </ul>
  );
}
