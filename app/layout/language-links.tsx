import { useLocation } from "react-router";
import { addressOf, hasPage, pageAt } from "../../site/addresses";
import { Icon } from "../components/icon";
import { useLayoutData } from "../hooks/use-layout-data";
import "./language-links.css";

/**
 * The same page in the other languages, or their home pages if it is not translated. Plain links: each is an app of its own.
 * `page`: the pattern of its address.
 */
export function LanguageLinks({ page }: { page: string | undefined }) {
  const { language, languages, words } = useLayoutData();
  const address = useLocation().pathname;
  if (languages.length === 1) return null;
  const path = page === "*" ? "/" : pageAt(address, language);
  return (
    <div className="language-links">
      <Icon name="globe" />
      <ul className="language-links-list" aria-label={words.menu.languages}>
        {languages
          .filter((each) => hasPage(path, each) || hasPage("/", each))
          .map((each) => (
            <li key={each.tag}>
              <a
                className="language-links-link"
                href={addressOf(hasPage(path, each) ? path : "/", each)}
                lang={each.tag}
                hrefLang={each.tag}
                aria-current={each.tag === language.tag || undefined}
              >
                {each.name}
              </a>
            </li>
          ))}
      </ul>
    </div>
  );
}
