import { AnyLink } from "../../../components/any-link";
import { Icon } from "../../../components/icon";
import { questions as texts } from "../../../content/pages/home";
import { questionContacts } from "../../../content/questions";
import "./contact-links.css";

export function ContactLinks() {
  if (questionContacts.length === 0) return null;
  return (
    <div>
      {texts.contacts && <h3 className="home-contact-links-heading">{texts.contacts}</h3>}
      <ul className="home-contact-links">
        {questionContacts.map(({ id, icon, title, text, destination }) => (
          <li key={id} className="home-contact-links-contact">
            <AnyLink target={{ href: destination }} className="home-contact-links-link">
              <Icon name={icon} size="huge" />
              <b className="home-contact-links-title">{title}</b> <span>{text}</span>
              <Icon name="arrow" size="large" />
            </AnyLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
