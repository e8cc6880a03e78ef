import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import { Icon } from "../../../components/icon";
import { Reveal } from "../../../components/reveal";
import { destinations } from "../../../content/brand";
import { testimonials as texts } from "../../../content/pages/home";
import { type Testimonial, testimonials } from "../../../content/testimonials";
import { localNumber } from "../../../format/numbers";
import { HomeSection } from "../home-section";
import "./testimonials.css";

const allStars = [1, 2, 3, 4, 5];

export function Testimonials() {
  if (testimonials.length === 0) return null;
  const { eyebrow, title, titleForOne = title, reviewsLink } = texts;
  return (
    <HomeSection
      id="testimonials"
      ground="hour-23"
      eyebrow={eyebrow}
      title={testimonials.length === 1 ? titleForOne : title}
      lead={
        <AnyLink target={{ href: destinations.reviews }} className="home-testimonials-all">
          {reviewsLink}
          <Icon name="out" size="small" />
        </AnyLink>
      }
    >
      <div className="home-testimonials">
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} {...testimonial} />
        ))}
      </div>
    </HomeSection>
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
        <p
          className="home-testimonials-stars"
          role="img"
          aria-label={`${localNumber(rating)} out of ${allStars.length}`}
        >
          {allStars.map((star) => (
            <span key={star} className="home-testimonials-star" data-lit={star <= rating}>
              <Icon name="star" />
            </span>
          ))}
        </p>
        <h3 className="home-testimonials-name">{name}</h3>
        <p className="home-testimonials-place">
          {location}
          {verified && (
            <span className="home-testimonials-verified">
              <Icon name="check" size="small" />
              Verified
            </span>
          )}
        </p>
      </div>
    </Reveal>
  );
}
