import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { pingRounds } from "../../../browser/measure-ping";
import { words } from "../../../content/interface";
import type { Region } from "../../../content/locations";
import { ping as texts } from "../../../content/pages/home";
import { localNumber } from "../../../format/numbers";
import { phrase, plural } from "../../../format/phrase";
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

const secondRound = phrase(texts.round, { round: localNumber(2), rounds: localNumber(pingRounds) });
const nearest = (city: string, ms: number) => phrase(texts.nearest, { city, ms: localNumber(ms) });

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
    {
      button: texts.measuring,
      sentence: `Frankfurt, ${secondRound}`,
      progress: `Frankfurt, ${secondRound}`,
    },
  ],
  [
    { state: "done", results: { [near]: 38.4, [far]: 142, [third]: 229 } },
    {
      button: texts.again,
      sentence: `${nearest("India", 38)} ${texts.method} ${texts.scale}`,
      progress: undefined,
    },
  ],
  [
    { state: "done", results: { [near]: null, [far]: 142, [third]: null } },
    {
      button: texts.again,
      sentence: `${nearest("Frankfurt", 142)} ${plural(texts.silent, 2)} ${texts.method}`,
      progress: undefined,
    },
  ],
  [
    { state: "done", results: { [near]: null, [far]: null, [third]: null } },
    {
      button: words.page.tryAgain,
      sentence: `${texts.noAnswer.title} ${texts.noAnswer.text}`,
      progress: undefined,
    },
  ],
  [
    { state: "offline", results: {} },
    {
      button: words.page.tryAgain,
      sentence: `${texts.offline.title} ${texts.offline.text}`,
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
