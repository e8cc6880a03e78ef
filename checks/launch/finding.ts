import { type Fault, faultPlace, visible } from "../../site/fault";

/** `blocks`: must be solved before the launch. `look`: allowed, but somebody should decide it. */
export type Finding = Fault & { level: "blocks" | "look" };

/** What a terminal shows. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map((each) => faultPlace(each).length));
  const blocking = findings.filter(({ level }) => level === "blocks").length;
  const lines = findings.map((each) => {
    const level = each.level.padEnd("blocks".length);
    return `${level}  ${faultPlace(each).padEnd(width)}  ${visible(each.message)}.`;
  });
  return [...lines, "", `${blocking} block the launch, ${findings.length - blocking} to decide.`];
}
