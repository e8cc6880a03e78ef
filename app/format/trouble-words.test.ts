import { expect, test } from "vitest";
import { words } from "../content/interface";
import { plural } from "./phrase";
import { troubleWords } from "./trouble-words";

const { down, trouble, affected } = words.status;
const india = { name: "India", status: "operational" };
const singapore = { name: "Singapore", status: "warning" };
const frankfurt = { name: "Frankfurt", status: "critical" };
const capital = trouble.replace(/^./, (letter) => letter.toUpperCase());

test.each([
  ["one that is down is named", [india, frankfurt], "critical", undefined, `Frankfurt: ${down}`],
  ["one is named with what is wrong", [india, singapore], "warning", "slow", "Singapore: slow"],
  ["one is named without a title", [singapore], "warning", undefined, `Singapore: ${trouble}`],
  ["several are counted", [india, singapore, frankfurt], "critical", undefined, plural(affected, 2)],
  ["without parts the title is said", [], "warning", "Slow network", "Slow network"],
  ["without both the sentence begins with a capital", [], "critical", undefined, capital],
])("of the locations in trouble %s", (_, parts, worst, incident, text) => {
  expect(troubleWords({ worst, parts, incident }, true)).toBe(text);
});

test("one whose name cannot be read is counted", () => {
  expect(troubleWords({ worst: "critical", parts: [india, frankfurt] }, false)).toBe(plural(affected, 1));
});
