import { brand } from "../../content/brand";
import { homeFigures } from "../../content/home-features";
import { minecraftPlans } from "../../content/minecraft-plans";
import { ButtonLink } from "../../ui/button-link";
import { ButtonRow } from "../../ui/button-row";
import { Icon } from "../../ui/icon";
import { priceRange } from "../../ui/price-range";
import "./hero.css";
import { HeroStage } from "./hero-stage";

const trustBadges = [
  { icon: "heart", text: `${homeFigures.customers}+ customers` },
  { icon: "clock", text: `${homeFigures.uptimePercent}% uptime` },
  { icon: "users", text: `${homeFigures.support} support` },
] as const;

/** The first screen: what we promise, what it costs, and the island it happens on. */
export function Hero() {
  const [firstLine, secondLine] = brand.tagline;
  return (
    <section className="home-hero">
      <div className="home-hero-sky" />
      <HeroStage>
        <ul className="home-hero-badges">
          {trustBadges.map(({ icon, text }) => (
            <li key={icon} className="home-hero-badge">
              <Icon name={icon} />
              {text}
            </li>
          ))}
        </ul>
        <h1 className="home-hero-title">
          <span>{firstLine}</span> <span>{secondLine}</span>
        </h1>
        <p className="home-hero-lead lead">
          A Minecraft world beats twenty times a second. Miss a beat and everyone feels it. We host games, VPS
          and websites on {homeFigures.processor}, close to your players, from{" "}
          {priceRange(minecraftPlans).lowest}&nbsp;a&nbsp;month.
        </p>
        <ButtonRow>
          <ButtonLink target={{ to: "/vps" }} icon="arrow">
            Deploy a VPS
          </ButtonLink>
          <ButtonLink target={{ to: "/games" }} tone="dark">
            View Game Servers
          </ButtonLink>
        </ButtonRow>
      </HeroStage>
    </section>
  );
}
