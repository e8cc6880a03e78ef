import { Badge } from "../../components/badge";
import { OrderLink } from "../../components/order-link";
import { PlanSection } from "../../components/plan-section";
import { Price } from "../../components/price";
import { Reveal } from "../../components/reveal";
import { StatFigure } from "../../components/stat-figure";
import type { PageProps } from "../../entry/page-props";
import { useLayoutData } from "../../hooks/use-layout-data";
import "./house.css";
import type { loader } from "./loader";
import "./plans.css";

type PlansData = Pick<PageProps<typeof loader>["data"], "plans" | "users">;

/** The houses; under them, how many websites there are: the label above its figure, the text beside it. */
export function Plans({ plans, users }: PlansData) {
  const after = (
    <p className="website-hosting-plans-users">
      <span className="website-hosting-plans-users-figure">
        <StatFigure {...users} />
      </span>{" "}
      <span className="website-hosting-plans-users-label">{users.label}</span>{" "}
      <span className="website-hosting-plans-users-text">{users.text}</span>
    </p>
  );
  return (
    <PlanSection {...plans} after={after}>
      {(months) => (
        <ul className="website-hosting-plans" data-count={plans.plans.length}>
          {plans.plans.map((plan) => (
            <House key={plan.id} {...plan} months={months} />
          ))}
        </ul>
      )}
    </PlanSection>
  );
}

/** `months`: the chosen period. */
type HouseProps = PlansData["plans"]["plans"][number] & { months: number | undefined };

/** A plan as a house whose lit windows are its domains. */
function House(props: HouseProps) {
  const { words } = useLayoutData();
  const { id, title, subtitle, picture, figures, price, order, popular, soldOut, months } = props;
  return (
    <Reveal as="li" className="website-hosting-house slab" id={id} data-popular={popular}>
      {/* On wide screens all houses have the same scale; on phones they are as wide as each other. */}
      <div className="website-hosting-house-picture">
        {picture && (
          <img src={picture.src} width={picture.width} height={picture.height} alt="" loading="lazy" />
        )}
      </div>
      <div className="website-hosting-house-words">
        <div className="website-hosting-house-head">
          <h3 className="website-hosting-house-title">{title}</h3>
          {popular && <Badge>{words.plan.popular}</Badge>}
        </div>
        <p>{subtitle}</p>
        <dl className="website-hosting-house-figures">
          {figures.map(({ id, label, value, unit }) => (
            <div key={id} className="website-hosting-house-figure">
              <dt className="website-hosting-house-label">{label}</dt>
              <dd className="figure">
                {value}
                {unit && " "}
                {unit && <span className="website-hosting-house-unit">{unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
        <div className="website-hosting-house-order">
          <Price {...price} months={months} />
          <OrderLink order={order} price={price} months={months} popular={popular} soldOut={soldOut} />
        </div>
      </div>
    </Reveal>
  );
}
