import { visible } from "../../site/owner-fault";
import type { Finding } from "./finding";

/** What a terminal shows. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ place }) => place.length));
  const blocking = findings.filter(({ level }) => level === "blocks").length;
  return [
    ...findings.map(({ level, place, sentence }) => {
      return visible(`${level.padEnd("blocks".length)}  ${place.padEnd(width)}  ${sentence}`);
    }),
    "",
    `${blocking} block the launch, ${findings.length - blocking} to decide.`,
  ];
}
