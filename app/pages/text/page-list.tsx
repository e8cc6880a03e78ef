import type { SiteHref } from "../../../site/addresses";
import type { TextLink } from "../../../site/schemas/text-page";
import { AnyLink } from "../../components/any-link";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import "./page-list.css";

export function PageList({ pages }: { pages: readonly TextLink[] }) {
  if (pages.length === 0) return null;
  return (
    <Section ground="midnight">
      <ul className="text-page-list">
        {pages.map(({ to, title, description }) => (
          <li key={to} className="text-page-list-entry">
            <AnyLink target={{ to: to as SiteHref }} className="text-page-list-link">
              <h2 className="text-page-list-title">{title}</h2>
              <p>{description}</p>
              <Icon name="arrow" />
            </AnyLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
