import { ownerFault } from "../owner-fault";
import { allContent } from "./all-content";
import { checkContent } from "./check-content";

/** Stops the build on a wrong record, with one sentence for each. */
export function assertContent() {
  const faults = checkContent(allContent);
  if (faults.length > 0) throw ownerFault(faults);
}
