import { CardLink } from "../../components/card-link";
import { Icon } from "../../components/icon";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import { StatFigure } from "../../components/stat-figure";
import type { PageProps } from "../../entry/page-props";
import "../../styles/accent-colors.css";
import "./contacts.css";
import type { loader } from "./loader";

export function Contacts({ response: label, options }: PageProps<typeof loader>["data"]["contacts"]) {
  if (options.length === 0) return null;
  return (
    <Section ground="midnight">
      <ul className="support-contacts">
        {options.map(({ id, icon, title, description, response, destination, link, color }) => (
          <Reveal key={id} as="li" className="support-contacts-slab slab" data-accent={color}>
            <div className="support-contacts-head">
              <Icon name={icon} size="large" />
              <h2 className="support-contacts-title">{title}</h2>
              <p className="support-contacts-response">
                <span className="visually-hidden">{label}</span> <StatFigure {...response} />
              </p>
            </div>
            <p className="support-contacts-text">{description}</p>
            <CardLink target={{ href: destination }} text={link} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
