// @vitest-environment node
import { expect, test } from "vitest";
import { contradictions } from "./contradictions";

const statement = (page: string, says: string) => ({ page, says, record: "made-up.figure" });

test("pages contradict each other where their figures differ, not where their words do", () => {
  const found = contradictions({
    Protection: [statement("/", "up to 1 Tbps"), statement("/", "Up to 1 Tbps")],
    Uptime: [statement("/", "99.9%"), statement("/about", "99.99%")],
    Response: [statement("/", "within 1 hour"), statement("/support", "under 15 min")],
  });
  expect(found.map(({ sentence }) => sentence)).toEqual([
    'Uptime: / says "99.9%" (made-up.yaml), /about says "99.99%" (made-up.yaml).',
    'Response: / says "within 1 hour" (made-up.yaml), /support says "under 15 min" (made-up.yaml).',
  ]);
});
