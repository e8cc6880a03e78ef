import { expect, test } from "vitest";
import { words } from "../content/interface";
import { plural } from "./phrase";
import { troubleWords } from "./trouble-words";

const { status } = words;
const well = { name: "India", status: "operational" };
const slow = { name: "Singapore", status: "warning" };
const down = { name: "Frankfurt", status: "critical" };

test("one location is named, with what is wrong", () => {
  expect(troubleWords({ worst: "critical", parts: [well, down] }, true)).toBe(`Frankfurt: ${status.down}`);
  expect(troubleWords({ worst: "warning", parts: [well, slow], incident: "slow network" }, true)).toBe(
    "Singapore: slow network",
  );
  expect(troubleWords({ worst: "warning", parts: [slow] }, true)).toBe(`Singapore: ${status.trouble}`);
});

test("several locations, or one whose name cannot be read, are counted", () => {
  expect(troubleWords({ worst: "critical", parts: [well, slow, down] }, true)).toBe(
    plural(status.affected, 2),
  );
  expect(troubleWords({ worst: "critical", parts: [well, down] }, false)).toBe(plural(status.affected, 1));
});

test("without parts the title of the incident is said, if there is one, else a sentence that begins with a capital", () => {
  expect(troubleWords({ worst: "warning", parts: [], incident: "Slow network" }, true)).toBe("Slow network");
  expect(troubleWords({ worst: "critical", parts: [] }, true)).toBe(
    status.trouble.replace(/^./, (letter) => letter.toUpperCase()),
  );
});
