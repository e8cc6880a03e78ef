import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { BillingData } from "../loaders/prices";
import "./billing-period.css";
import { Choice } from "./choice";

/** In memory, so that the choice holds on every page of a visit, and nothing is stored. */
let chosen = 1;
const listeners = new Set<() => void>();

function subscribe(onChange: () => void) {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

function choose(months: number) {
  chosen = months;
  for (const listener of listeners) listener();
}

/** The period that the prices of all plans are shown for, and the switch that changes it; neither if no plan has a longer one. */
export function useBilling(billing: BillingData | undefined): {
  control: ReactNode;
  months: number | undefined;
} {
  const wanted = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => 1,
  );
  if (!billing) return { control: null, months: undefined };
  const months = billing.periods.some((period) => period.months === wanted) ? wanted : 1;
  return { control: <BillingPeriod {...billing} selected={months} />, months };
}

/** Chooses the period that all prices under it are shown for. Without script all periods are listed on the cards. */
function BillingPeriod({ legend, periods, selected }: BillingData & { selected: number }) {
  const [announced, setAnnounced] = useState("");
  const choices = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration
  useEffect(() => {
    const checked = choices.current?.querySelector<HTMLInputElement>(":checked");
    if (checked && checked.value !== String(selected)) choose(Number(checked.value));
  }, []);
  return (
    <fieldset className="billing-period" ref={choices}>
      <legend className="billing-period-legend">{legend}</legend>
      {periods.map(({ months, title, saving, announcement }) => (
        <Choice
          key={months}
          group="period"
          value={String(months)}
          title={title}
          note={saving}
          align="center"
          checked={months === selected}
          onChoose={() => {
            choose(months);
            setAnnounced(announcement);
          }}
        />
      ))}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </fieldset>
  );
}
