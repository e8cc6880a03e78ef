import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { words } from "../content/interface";
import { type OrderParameter, orderAddress, type PeriodPlan, periodsOf, savingText } from "../format/periods";
import { plural } from "../format/phrase";
import "./billing-period.css";
import { Choice } from "./choice";

type Billing = {
  /** The switch, for a place above the plans; nothing if no plan has a longer period. */
  control: ReactNode;
  /** The chosen period for `Price`. */
  months: number | undefined;
  /** The order link of a plan for this period. */
  hrefOf: (plan: PeriodPlan) => string;
};

const monthly: Billing = { control: null, months: undefined, hrefOf: ({ destination }) => destination };

/** The period that the prices of all plans are shown for, and the switch that changes it. */
export function useBilling(plans: readonly PeriodPlan[], parameter: OrderParameter | undefined): Billing {
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build
  return import.meta.env.HAS_PERIODS ? useChosenPeriod(plans, parameter) : monthly;
}

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

function useChosenPeriod(plans: readonly PeriodPlan[], parameter: OrderParameter | undefined): Billing {
  const offered = periodsOf(plans);
  const wanted = useSyncExternalStore(
    subscribe,
    () => chosen,
    () => 1,
  );
  if (offered.length < 2) return monthly;
  const months = offered.includes(wanted) ? wanted : 1;
  const periods = offered.map((each) => ({ months: each, saving: savingText(plans, each) }));
  return {
    control: <BillingPeriod periods={periods} selected={months} />,
    months,
    hrefOf: (plan) => orderAddress(plan, months, parameter),
  };
}

type BillingPeriodProps = {
  periods: readonly { months: number; saving: string }[];
  selected: number;
};

/** Chooses the period that all prices under it are shown for. Without script all periods are listed on the cards. */
function BillingPeriod({ periods, selected }: BillingPeriodProps) {
  const [announced, setAnnounced] = useState("");
  const choices = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen before hydration
  useEffect(() => {
    const checked = choices.current?.querySelector<HTMLInputElement>(":checked");
    if (checked && checked.value !== String(selected)) choose(Number(checked.value));
  }, []);
  return (
    <fieldset className="billing-period" ref={choices}>
      <legend className="billing-period-legend">{words.billing.legend}</legend>
      {periods.map(({ months, saving }) => (
        <Choice
          key={months}
          group="period"
          value={String(months)}
          title={months === 1 ? words.billing.monthly : plural(words.billing.months, months)}
          note={saving}
          align="center"
          checked={months === selected}
          onChoose={() => {
            choose(months);
            setAnnounced(months === 1 ? words.billing.monthlyPrices : plural(words.billing.prices, months));
          }}
        />
      ))}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </fieldset>
  );
}
