import facts from "../../content/buying-facts.yaml";
import { linkTarget } from "./brand";

/** What a buyer asks about every plan, each with a link to where it is explained. */
export function buyingFacts() {
  return facts.map((fact) => ({ ...fact, target: linkTarget(fact) }));
}
