import { expect, test } from "vitest";
import { troubleWords } from "./trouble-words";

const well = { name: "India", status: "operational" };
const slow = { name: "Singapore", status: "warning" };
const down = { name: "Frankfurt", status: "critical" };

test("one location is named, with what is wrong", () => {
  expect(troubleWords({ worst: "critical", parts: [well, down] }, true)).toBe("Frankfurt: down");
  expect(troubleWords({ worst: "warning", parts: [well, slow], incident: "slow network" }, true)).toBe(
    "Singapore: slow network",
  );
  expect(troubleWords({ worst: "warning", parts: [slow] }, true)).toBe("Singapore: trouble reported");
});

test("several locations, or one whose name cannot be read, are counted", () => {
  expect(troubleWords({ worst: "critical", parts: [well, slow, down] }, true)).toBe("2 locations affected");
  expect(troubleWords({ worst: "critical", parts: [well, down] }, false)).toBe("1 location affected");
});

test("without parts the title of the incident is said, if there is one", () => {
  expect(troubleWords({ worst: "warning", parts: [], incident: "Slow network" }, true)).toBe("Slow network");
  expect(troubleWords({ worst: "critical", parts: [] }, true)).toBe("Trouble reported");
});
