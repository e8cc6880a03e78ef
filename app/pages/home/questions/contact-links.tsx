import { AnyLink } from "../../../components/any-link";
import { Icon } from "../../../components/icon";
import { linkIcon } from "../../../components/link-icon";
import { questionContacts } from "../../../content/questions";
import "./contact-links.css";

/** The heading is for the contacts under the questions. */
export function ContactLinks({ heading }: { heading?: string | undefined }) {
  if (questionContacts.length === 0) return null;
  return (
    <div>
      {heading && <h3 className="home-contact-links-heading">{heading}</h3>}
      <ul className="home-contact-links">
        {questionContacts.map(({ id, icon, title, text, destination }) => (
          <li key={id} className="home-contact-links-contact">
            <AnyLink target={{ href: destination }} className="home-contact-links-link">
              <Icon name={icon} size="huge" />
              <b className="home-contact-links-title">{title}</b> <span>{text}</span>
              <Icon name={linkIcon({ href: destination })} size="large" />
            </AnyLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
