import type { WorldKind } from "../../../content/plan-finder";

/** One for each cell of the slider. */
export const playerCounts = [2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 80, 100];

type Plan = { monthly: number; ramGb: number; soldOut?: boolean };

export type FoundPlan<P extends Plan> = {
  /** What the world needs, rounded up. */
  neededGb: number;
  /** Undefined if no plan is large enough. */
  plan: P | undefined;
  /** The next smaller one and the next larger one that can be ordered. */
  smaller: P | undefined;
  larger: P | undefined;
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
  const offered = worthwhilePlans(plans.filter(({ soldOut }) => !soldOut));
  const index = offered.findIndex(isEnough);
  const plan = offered[index];
  const cheapest = worthwhilePlans(plans).find(isEnough);
  return {
    neededGb: Math.ceil(neededMb / 1000),
    plan,
    smaller: offered[(plan ? index : offered.length) - 1],
    larger: plan && offered[index + 1],
    soldOut: plan && cheapest?.soldOut ? cheapest : undefined,
  };
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
