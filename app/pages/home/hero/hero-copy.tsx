import { ButtonRow } from "../../../components/button-row";
import { Icon } from "../../../components/icon";
import { brand } from "../../../content/brand";
import { homeFigures } from "../../../content/home-figures";
import { minecraftPlans } from "../../../content/minecraft-plans";
import { priceRange } from "../../../format/price-range";
import "./hero-copy.css";

const trustBadges = [
  { icon: "heart", text: `${homeFigures.customers}+ customers` },
  { icon: "clock", text: `${homeFigures.uptimePercent}% uptime` },
  { icon: "users", text: `${homeFigures.support} support` },
] as const;

export function HeroCopy() {
  const [firstLine, secondLine] = brand.tagline;
  return (
    <>
      <ul className="home-hero-copy-badges">
        {trustBadges.map(({ icon, text }) => (
          <li key={icon} className="home-hero-copy-badge">
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
      <h1 className="home-hero-copy-title">
        <span>{firstLine}</span> <span>{secondLine}</span>
      </h1>
      <p className="home-hero-copy-lead lead">
        A Minecraft world beats twenty times a second. Miss a beat and everyone feels it. We host games, VPS
        and websites on {homeFigures.processor}, close to your players, from{" "}
        {priceRange(minecraftPlans).lowest}&nbsp;a&nbsp;month.
      </p>
      <ButtonRow
        links={[
          { text: "Deploy a VPS", target: { to: "/vps" }, icon: "arrow" },
          { text: "View Game Servers", target: { to: "/games" }, tone: "dark" },
        ]}
      />
    </>
  );
}
