export { default as worldKinds } from "../../content/plan-finder.yaml";

export type { WorldKind } from "../../schemas/plans";
