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
const all = { [near]: 38.4, [far]: 142, [third]: 229 };
const onlyFar = { [near]: null, [far]: 142, [third]: null };
const none = { [near]: null, [far]: null, [third]: null };

test("cities that share an address are measured once", () => {
  expect(targets.map(({ url }) => url)).toEqual([near, far, third]);
});

test.each<[Ping, button: string, sentence: string]>([
  [
    { state: "measuring", url: far, round: 2, results: { [near]: 38 } },
    texts.measuring,
    `Frankfurt, ${secondRound}`,
  ],
  [{ state: "done", results: all }, texts.again, `${nearest("India", 38)} ${texts.method} ${texts.scale}`],
  [
    { state: "done", results: onlyFar },
    texts.again,
    `${nearest("Frankfurt", 142)} ${plural(texts.silent, 2)} ${texts.method}`,
  ],
  [{ state: "done", results: none }, words.page.tryAgain, `${texts.noAnswer.title} ${texts.noAnswer.text}`],
  [{ state: "offline", results: {} }, words.page.tryAgain, `${texts.offline.title} ${texts.offline.text}`],
])("%o", (ping, button, sentence) => {
  render(<PingRow ping={ping} targets={targets} onStart={() => {}} />);
  expect(screen.getByRole("button").textContent).toBe(button);
  expect(screen.getByRole("status").textContent).toBe(sentence);
  const progress = screen.queryByRole("progressbar")?.getAttribute("aria-valuetext");
  expect(progress).toBe(ping.state === "measuring" ? sentence : undefined);
});

test("the first of equally near cities is the nearest, and none before all are measured", () => {
  const results = { [near]: 40, [far]: 40, [third]: 41 };
  expect(nearestTarget(targets, { state: "done", results })?.cityId).toBe("india-1");
  expect(nearestTarget(targets, { state: "measuring", results })).toBeUndefined();
});
