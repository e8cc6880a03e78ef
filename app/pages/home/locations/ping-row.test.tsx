import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Region } from "../../../content/locations";
import { nearestTarget, pingTargets } from "./nearest";
import { PingRow } from "./ping-row";
import type { Ping } from "./use-ping";

const [near, far, third] = ["https://near.example/", "https://far.example/", "https://third.example/"];
const cities = [
  { id: "india-1", name: "India", pingUrl: near },
  { id: "india-2", name: "India", pingUrl: near },
  { id: "nowhere", name: "Nowhere" },
  { id: "frankfurt", name: "Frankfurt", pingUrl: far },
  { id: "new-york", name: "New York", pingUrl: third },
];
const targets = pingTargets([{ cities } as unknown as Region]);

function shown(ping: Ping) {
  const { unmount } = render(<PingRow ping={ping} targets={targets} onStart={() => {}} />);
  const text = {
    button: screen.getByRole("button").textContent,
    sentence: screen.getByRole("status").textContent,
    progress: screen.queryByRole("progressbar")?.getAttribute("aria-valuetext"),
  };
  unmount();
  return text;
}

test("cities that share an address are measured once", () => {
  expect(targets.map(({ url }) => url)).toEqual([near, far, third]);
});

test.each<[Ping, ReturnType<typeof shown>]>([
  [
    { state: "measuring", url: far, round: 2, results: { [near]: 38 } },
    { button: "Measuring", sentence: "Frankfurt, 2 of 5", progress: "Frankfurt, 2 of 5" },
  ],
  [
    { state: "done", results: { [near]: 38.4, [far]: 142, [third]: 229 } },
    {
      button: "Measure again",
      sentence:
        "Nearest to you: India, 38 ms. Web round trip, median of five. A full bar is 250 ms: five ticks.",
      progress: undefined,
    },
  ],
  [
    { state: "done", results: { [near]: null, [far]: 142, [third]: null } },
    {
      button: "Measure again",
      sentence:
        "Nearest to you: Frankfurt, 142 ms. Two cities didn’t answer. Web round trip, median of five.",
      progress: undefined,
    },
  ],
  [
    { state: "done", results: { [near]: null, [far]: null, [third]: null } },
    {
      button: "Try again",
      sentence:
        "No city answered. Your network may be blocking the test. Nothing else is wrong with this page.",
      progress: undefined,
    },
  ],
  [
    { state: "offline", results: {} },
    {
      button: "Try again",
      sentence: "You’re offline. Nothing was sent. Try again once you’re back.",
      progress: undefined,
    },
  ],
])("%o", (ping, expected) => {
  expect(shown(ping)).toEqual(expected);
});

test("the first of equally near cities is the nearest, and none before all are measured", () => {
  const results = { [near]: 40, [far]: 40, [third]: 41 };
  expect(nearestTarget(targets, { state: "done", results })?.cityId).toBe("india-1");
  expect(nearestTarget(targets, { state: "measuring", results })).toBeUndefined();
});
