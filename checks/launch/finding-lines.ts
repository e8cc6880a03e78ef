import { faultPlace, visible } from "../../site/fault";
import type { Finding } from "./finding";

/** What a terminal shows. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map((each) => faultPlace(each).length));
  const blocking = findings.filter(({ level }) => level === "blocks").length;
  return [
    ...findings.map((each) => {
      const level = each.level.padEnd("blocks".length);
      return `${level}  ${faultPlace(each).padEnd(width)}  ${visible(each.message)}.`;
    }),
    "",
    `${blocking} block the launch, ${findings.length - blocking} to decide.`,
  ];
}
