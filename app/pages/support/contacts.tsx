import { CardLink } from "../../components/card-link";
import { Icon } from "../../components/icon";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import { StatFigure } from "../../components/stat-figure";
import { brand, destinations } from "../../content/brand";
import { response as responseLabel } from "../../content/pages/support";
import { supportOptions } from "../../content/support-options";
import "../../styles/accent-colors.css";
import "./contacts.css";

/** Texts of the links without one of their own: mail address and telephone number are shown as they are. */
const addresses: Readonly<Record<string, string>> = {
  [destinations.supportMail]: brand.supportEmail,
  [destinations.supportTelephone]: brand.telephone,
};

export function Contacts() {
  if (supportOptions.length === 0) return null;
  return (
    <Section ground="midnight">
      <ul className="support-contacts">
        {supportOptions.map(({ id, icon, title, description, response, destination, link, color }) => (
          <Reveal key={id} as="li" className="support-contacts-slab slab" data-accent={color}>
            <div className="support-contacts-head">
              <Icon name={icon} size="large" />
              <h2 className="support-contacts-title">{title}</h2>
              <p className="support-contacts-response">
                <span className="visually-hidden">{responseLabel}</span> <StatFigure {...response} />
              </p>
            </div>
            <p className="support-contacts-text">{description}</p>
            <CardLink target={{ href: destination }} text={link ?? addresses[destination] ?? title} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
