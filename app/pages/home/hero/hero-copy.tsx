import { ButtonRow, type ButtonRowLink } from "../../../components/button-row";
import { Icon } from "../../../components/icon";
import { brand } from "../../../content/brand";
import { existingLinks, gamesPath } from "../../../content/missing-pages";
import { head } from "../../../content/pages/home";
import "./hero-copy.css";

const actions: readonly ButtonRowLink[] = [
  { text: head.gamesLink, target: { to: gamesPath() } },
  { text: head.vpsLink, target: { to: "/vps" } },
];

/** By position: a single link is the main action, whichever page it leads to. */
const looks: readonly Partial<ButtonRowLink>[] = [{ icon: "arrow" }, { tone: "dark" }];

export function HeroCopy() {
  const [firstLine, secondLine] = brand.tagline;
  return (
    <>
      {head.badges.length > 0 && (
        <ul className="home-hero-copy-badges">
          {head.badges.map(({ icon, text }) => (
            <li key={text} className="home-hero-copy-badge">
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
      )}
      <h1 className="home-hero-copy-title">
        <span>{firstLine}</span> <span>{secondLine}</span>
      </h1>
      <p className="home-hero-copy-lead lead">{head.lead}</p>
      <ButtonRow links={existingLinks(actions).map((link, index) => ({ ...link, ...looks[index] }))} />
    </>
  );
}
