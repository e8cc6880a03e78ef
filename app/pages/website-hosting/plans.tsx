import { useBilling } from "../../components/billing-period";
import { FactRow } from "../../components/fact-row";
import { Section } from "../../components/section";
import { StatFigure } from "../../components/stat-figure";
import type { PageProps } from "../../entry/page-props";
import { House } from "./house";
import type { loader } from "./loader";
import "./plans.css";
import "./users.css";

type PlansProps = PageProps<typeof loader>["data"]["plans"];

export function Plans({ head, billing, houses, facts, users }: PlansProps) {
  const { control, months } = useBilling(billing);
  return (
    <Section ground="midnight" id="plans" head={{ id: "plans-title", ...head, aside: control }}>
      <ul className="website-hosting-plans" data-count={houses.length}>
        {houses.map((house) => (
          <House key={house.id} {...house} months={months} />
        ))}
      </ul>
      <FactRow {...facts} />
      <p className="website-hosting-users">
        <span className="website-hosting-users-figure">
          <StatFigure {...users} />
        </span>{" "}
        <span className="website-hosting-users-label">{users.label}</span>{" "}
        <span className="website-hosting-users-text">{users.text}</span>
      </p>
    </Section>
  );
}
