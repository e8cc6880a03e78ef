import { ButtonLink } from "../../components/button-link";
import { CardLink } from "../../components/card-link";
import { Drawing } from "../../components/drawing";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import "./cards.css";
import "./crests.css";
import type { loader } from "./loader";

type PartnersData = PageProps<typeof loader>["data"];
type CardsProps = PartnersData["cards"] & Pick<PartnersData, "apply">;

export function Cards({ head, words, partners, freePlace, apply }: CardsProps) {
  if (partners.length === 0) return null;
  return (
    <Section head={{ id: "partners", ...head }}>
      <ul className="partners-cards">
        {partners.map((partner) => (
          <Reveal key={partner.id} as="li" className="partners-cards-slab slab">
            <div className="partners-cards-logo">
              <Drawing name={partner.logo} />
            </div>
            <div className="partners-cards-head">
              <p className="partners-cards-category">{partner.category}</p>
              <h3 className="partners-cards-name">{partner.name}</h3>
            </div>
            <p className="partners-cards-text">{partner.description}</p>
            <dl className="partners-cards-facts">
              <div>
                <dt className="partners-cards-term">{words.location}</dt>
                <dd>{partner.location}</dd>
              </div>
              <div>
                <dt className="partners-cards-term">{words.since}</dt>
                <dd>
                  <time dateTime={partner.partnerSince}>{partner.sinceMonth}</time>
                </dd>
              </div>
            </dl>
            <CardLink target={{ href: partner.url }} text={words.visit} label={partner.visitLabel} />
          </Reveal>
        ))}
        {freePlace && (
          <li className="partners-cards-free">
            <div className="partners-cards-logo">
              <Drawing name="outline" />
            </div>
            <h3 className="partners-cards-name">{freePlace.title}</h3>
            <p className="partners-cards-text">{freePlace.lead}</p>
            <ButtonLink target={apply.target} tone="dark" icon="arrow">
              {apply.text}
            </ButtonLink>
          </li>
        )}
      </ul>
    </Section>
  );
}

/** The emblems of all partners, in place of a graphic of their number. */
export function Crests({ partners }: Pick<CardsProps, "partners">) {
  return (
    <span className="partners-crests">
      {partners.map(({ id, logo }) => (
        <Drawing key={id} name={logo} />
      ))}
    </span>
  );
}
