import { AnyLink } from "../../../components/any-link";
import { CardGrid } from "../../../components/card-grid";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import { Reveal } from "../../../components/reveal";
import { Section } from "../../../components/section";
import { Stars } from "../../../components/stars";
import { destinations } from "../../../content/brand";
import { testimonials as texts } from "../../../content/pages/home";
import { type Testimonial, testimonials } from "../../../content/testimonials";
import { localNumber } from "../../../format/numbers";
import { phrase } from "../../../format/phrase";
import "./testimonials.css";

const mostStars = 5;

export function Testimonials() {
  if (testimonials.length === 0) return null;
  const { eyebrow, title, titleForOne = title, reviewsLink } = texts;
  return (
    <Section
      ground="hour-23"
      head={{
        id: "testimonials",
        eyebrow,
        title: testimonials.length === 1 ? titleForOne : title,
        lead: (
          <AnyLink target={{ href: destinations.reviews }} className="home-testimonials-all">
            {reviewsLink}
            <Icon name="out" size="small" />
          </AnyLink>
        ),
      }}
    >
      <CardGrid labelledBy="testimonials" phone="row">
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} {...testimonial} />
        ))}
      </CardGrid>
    </Section>
  );
}

function Quote({ content, drawing, rating, name, location, verified }: Testimonial) {
  return (
    <Reveal as="article" className="home-testimonials-quote">
      <blockquote className="home-testimonials-bubble slab">{content}</blockquote>
      <div className="home-testimonials-head">
        <Drawing name={drawing} />
      </div>
      <div className="home-testimonials-who">
        <svg
          className="home-testimonials-stars"
          viewBox="0 0 280 48"
          role="img"
          aria-label={phrase(texts.rating, { rating: localNumber(rating), most: localNumber(mostStars) })}
        >
          <Stars value={rating} outOf={mostStars} gap={10} />
        </svg>
        <h3 className="home-testimonials-name">{name}</h3>
        <p className="home-testimonials-place">
          {location}
          {verified && (
            <span className="home-testimonials-verified">
              <Icon name="check" size="small" />
              {texts.verified}
            </span>
          )}
        </p>
      </div>
    </Reveal>
  );
}
