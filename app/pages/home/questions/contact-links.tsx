import { AnyLink, linkIcon } from "../../../components/any-link";
import { Icon } from "../../../components/icon";
import "./contact-links.css";
import type { QuestionsData } from "./questions-data";

/** The heading is for the contacts under the questions. */
type ContactLinksProps = Pick<QuestionsData, "contacts"> & { heading?: string | undefined };

export function ContactLinks({ contacts, heading }: ContactLinksProps) {
  if (contacts.length === 0) return null;
  return (
    <div>
      {heading && <h3 className="home-contact-links-heading">{heading}</h3>}
      <ul className="home-contact-links">
        {contacts.map(({ id, icon, title, text, destination }) => (
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
