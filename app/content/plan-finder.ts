export { default as worldKinds } from "../../content/plan-finder.yaml";

export type { WorldKind } from "../../site/schemas/plans";
