import type { WorldKind } from "../../../../site/schemas/plans";

type Plan = { monthly: number; ramGb: number; soldOut?: boolean };

export type FoundPlan<P extends Plan> = {
  /** What the world needs, rounded up. */
  neededGb: number;
  /** Undefined if no plan is large enough. */
  plan: P | undefined;
  /** A plan that would do for less, but is sold out. */
  soldOut: P | undefined;
};

/** The cheapest plan with enough memory for this many players in this kind of world. */
export function findPlan<P extends Plan>(
  plans: readonly P[],
  { baseGb, mbPerPlayer }: Pick<WorldKind, "baseGb" | "mbPerPlayer">,
  players: number,
): FoundPlan<P> {
  const neededMb = Math.round(baseGb * 1000 + mbPerPlayer * players);
  const isEnough = ({ ramGb }: P) => ramGb * 1000 >= neededMb;
  const plan = offeredPlans(plans).find(isEnough);
  const cheapest = worthwhilePlans(plans).find(isEnough);
  return {
    neededGb: Math.ceil(neededMb / 1000),
    plan,
    soldOut: plan && cheapest?.soldOut ? cheapest : undefined,
  };
}

/** The plans that can be found, from the smallest to the largest. */
export function offeredPlans<P extends Plan>(plans: readonly P[]): P[] {
  return worthwhilePlans(plans.filter(({ soldOut }) => !soldOut));
}

/** By price, without those that have no more memory than a cheaper one. */
function worthwhilePlans<P extends Plan>(plans: readonly P[]): P[] {
  let mostGb = 0;
  return plans
    .toSorted((one, other) => one.monthly - other.monthly || other.ramGb - one.ramGb)
    .filter(({ ramGb }) => {
      const isLarger = ramGb > mostGb;
      mostGb = Math.max(mostGb, ramGb);
      return isLarger;
    });
}
