import { AnyLink } from "../../../components/any-link";
import { CardGrid } from "../../../components/card-grid";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import { Reveal } from "../../../components/reveal";
import { Section } from "../../../components/section";
import { Stars } from "../../../components/stars";
import type { HomeData } from "../loader";
import "./testimonials.css";

type TestimonialsProps = NonNullable<HomeData["testimonials"]>;

export function Testimonials({ eyebrow, title, reviewsLink, quotes }: TestimonialsProps) {
  const lead = (
    <AnyLink target={{ href: reviewsLink.href }} className="home-testimonials-all">
      {reviewsLink.text}
      <Icon name="out" size="small" />
    </AnyLink>
  );
  return (
    <Section ground="hour-23" head={{ id: "testimonials", eyebrow, title, lead }}>
      <CardGrid labelledBy="testimonials" phone="row">
        {quotes.map((quote) => (
          <Quote key={quote.id} {...quote} />
        ))}
      </CardGrid>
    </Section>
  );
}

function Quote({ content, drawing, stars, name, location, verified }: TestimonialsProps["quotes"][number]) {
  const { label, ...rating } = stars;
  return (
    <Reveal as="article" className="home-testimonials-quote">
      <blockquote className="home-testimonials-bubble slab">{content}</blockquote>
      <div className="home-testimonials-head">
        <Drawing name={drawing} />
      </div>
      <div className="home-testimonials-who">
        <svg className="home-testimonials-stars" viewBox="0 0 280 48" role="img" aria-label={label}>
          <Stars {...rating} gap={10} />
        </svg>
        <h3 className="home-testimonials-name">{name}</h3>
        <p className="home-testimonials-place">
          {location}
          {verified && (
            <span className="home-testimonials-verified">
              <Icon name="check" size="small" />
              {verified}
            </span>
          )}
        </p>
      </div>
    </Reveal>
  );
}
