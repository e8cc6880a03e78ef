import { AnyLink, linkIcon, linkTarget } from "../../components/any-link";
import { Icon } from "../../components/icon";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import "./help.css";
import type { loader } from "./loader";

type HelpProps = { categories: PageProps<typeof loader>["data"]["help"] };

export function Help({ categories }: HelpProps) {
  if (categories.length === 0) return null;
  return (
    <Section ground="hour-20">
      <div className="support-help">
        {categories.map(({ id, icon, title, text, links }) => (
          <section key={id} className="support-help-category" aria-labelledby={id}>
            <div className="support-help-head">
              <Icon name={icon} size="huge" />
              <h2 className="support-help-title" id={id}>
                {title}
              </h2>
            </div>
            <p className="support-help-text">{text}</p>
            <ul className="support-help-links">
              {links.map(({ label, text, ...link }) => {
                const target = linkTarget(link);
                return (
                  <li key={label} className="support-help-line">
                    <AnyLink target={target} className="support-help-link">
                      <b className="support-help-label">{label}</b>
                      <span>{text}</span>
                      <Icon name={linkIcon(target)} />
                    </AnyLink>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}
