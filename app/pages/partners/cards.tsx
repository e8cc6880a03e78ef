import { ButtonLink } from "../../components/button-link";
import { CardLink } from "../../components/card-link";
import { Drawing } from "../../components/drawing";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import { card, cards, closing, freePlace } from "../../content/pages/partners";
import { partnerApplication, partners } from "../../content/partners";
import { formatMonth } from "../../format/dates";
import { phrase } from "../../format/phrase";
import "./cards.css";

export function Cards() {
  return (
    <Section head={{ id: "partners", ...cards }}>
      <ul className="partners-cards">
        {partners.map(({ id, logo, name, description, category, location, partnerSince, url }) => (
          <Reveal key={id} as="li" className="partners-cards-slab slab">
            <div className="partners-cards-logo">
              <Drawing name={logo} />
            </div>
            <div className="partners-cards-head">
              <p className="partners-cards-category">{category}</p>
              <h3 className="partners-cards-name">{name}</h3>
            </div>
            <p className="partners-cards-text">{description}</p>
            <dl className="partners-cards-facts">
              <div>
                <dt className="partners-cards-term">{card.location}</dt>
                <dd>{location}</dd>
              </div>
              <div>
                <dt className="partners-cards-term">{card.since}</dt>
                <dd>
                  <time dateTime={partnerSince}>{formatMonth(partnerSince)}</time>
                </dd>
              </div>
            </dl>
            <CardLink target={{ href: url }} text={card.visit} label={phrase(card.visitNamed, { name })} />
          </Reveal>
        ))}
        {freePlace && (
          <li className="partners-cards-free">
            <div className="partners-cards-logo">
              <Drawing name="outline" />
            </div>
            <h3 className="partners-cards-name">{freePlace.title}</h3>
            <p className="partners-cards-text">{freePlace.lead}</p>
            <ButtonLink target={{ href: partnerApplication.destination }} tone="dark" icon="arrow">
              {closing.applyLink}
            </ButtonLink>
          </li>
        )}
      </ul>
    </Section>
  );
}
