import { ButtonRow } from "../../components/button-row";
import { Eyebrow } from "../../components/eyebrow";
import { minecraftPlans } from "../../content/minecraft-plans";
import { capitalised, counted } from "../../format/counted";
import { rupees } from "../../format/rupees";
import { PlanLinks } from "./plan-links";
import "./hero.css";

const plans = capitalised(counted(minecraftPlans.length, "Minecraft plan"));
const first = minecraftPlans.at(0);
const last = minecraftPlans.at(-1);

export function Hero() {
  return (
    <section className="minecraft-hero">
      <div className="minecraft-hero-columns page-width">
        <div className="minecraft-hero-text">
          <Eyebrow cell={20} figure="20.0">
            ticks a second
          </Eyebrow>
          <h1 className="minecraft-hero-title">Dig until it fits.</h1>
          <p className="lead">
            {plans}, one per block.
            {first && last && (
              <>
                {" "}
                {first.title} is at the surface for {rupees(first.monthlyInr)}&nbsp;a&nbsp;month, {last.title}{" "}
                at the bottom for {rupees(last.monthlyInr)}.
              </>
            )}{" "}
            Stop at the one that fits your crew.
          </p>
          <div className="minecraft-hero-actions">
            <ButtonRow
              links={[
                { text: "See all plans", target: { anchor: "#plans" }, icon: "arrow" },
                { text: "Ask which one", target: { to: "/support" }, tone: "dark" },
              ]}
            />
          </div>
        </div>
        <PlanLinks />
      </div>
    </section>
  );
}
