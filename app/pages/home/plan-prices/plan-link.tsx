import { AnyLink } from "../../../components/any-link";
import { Drawing } from "../../../components/drawing";
import type { PageProps } from "../../../entry/page-props";
import { useLayoutData } from "../../../hooks/use-layout-data";
import type { loader } from "../loader";
import "./plan-link.css";

type Plan = NonNullable<PageProps<typeof loader>["data"]["plans"]>["plans"][number];

/** `ram`: what follows the capacity. Without a price the plan is sold out. */
export function PlanLink({ id, title, drawing, capacity, price, ram }: Plan & { ram: string }) {
  const { words } = useLayoutData();
  return (
    <AnyLink target={{ to: `/minecraft#${id}` }} className="home-plan-link">
      <Drawing name={drawing} />
      <b className="home-plan-link-title">{title}</b>{" "}
      <span className="home-plan-link-ram">
        {capacity} <span>{ram}</span>
      </span>{" "}
      <b className="home-plan-link-price figure">
        {price === undefined ? (
          <span className="home-plan-link-sold-out">{words.plan.soldOut}</span>
        ) : (
          <>
            {price}
            <span className="visually-hidden">{` ${words.plan.aMonth}`}</span>
          </>
        )}
      </b>
    </AnyLink>
  );
}
