export { default as positions } from "../../content/positions.yaml";

export type { Position } from "../../schemas/positions";
