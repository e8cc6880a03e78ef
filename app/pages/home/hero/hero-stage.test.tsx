import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { ticker as texts } from "../../../content/pages/home";
import { type TickerEntry, tickerEntries } from "../../../content/ticker";
import { localNumber, percentText } from "../../../format/numbers";
import { plural } from "../../../format/phrase";
import { timing } from "../../../hooks/timing";
import { HeroStage } from "./hero-stage";

vi.mock("../../../browser/observe-visibility", () => ({
  observeVisibility: (_: Element, onChange: (visible: boolean) => void) => {
    onChange(true);
    return () => {};
  },
}));

beforeEach(() => {
  vi.useFakeTimers();
  render(<HeroStage>Copy</HeroStage>);
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const shownEntry = () => screen.getByRole("listitem").textContent;
const lightOf = (tile: SVGElement) => Number(tile.style.opacity);

/** The indexes of the lit tiles, the brightest first. */
function litTiles() {
  const tiles = [...document.querySelectorAll<SVGUseElement>(".home-island-light > use")];
  const lit = tiles.filter((tile) => lightOf(tile) > 0);
  return lit.sort((one, other) => lightOf(other) - lightOf(one)).map((tile) => tiles.indexOf(tile));
}

const [first, second = first] = tickerEntries;

function wordsOf(entry: TickerEntry | undefined): string {
  if (!entry) throw new Error("The ticker has no entry.");
  const { game, region, players, trendPercent } = entry;
  const trend = `${trendPercent > 0 ? "+" : ""}${percentText(trendPercent)}`;
  return `${game} ${region}${localNumber(players)} ${plural(texts.players, players)}${trend} ${texts.trend}`;
}

test("one entry with game, region, players and trend is shown at a time; the first follows the last", () => {
  // Every entry is in the document, for browsers without script.
  expect(screen.getAllByRole("listitem", { hidden: true })).toHaveLength(tickerEntries.length);
  expect(shownEntry()).toBe(wordsOf(first));
  pass(timing.tickerPeriod);
  expect(shownEntry()).toBe(wordsOf(second));
  pass((tickerEntries.length - 1) * timing.tickerPeriod);
  expect(shownEntry()).toBe(wordsOf(first));
});

test("the button pauses and resumes ticker and light, and its name says which", () => {
  pass(1000);
  fireEvent.click(screen.getByRole("button", { name: texts.pause }));
  const lit = litTiles();
  pass(timing.tickerPeriod);
  expect(shownEntry()).toBe(wordsOf(first));
  expect(litTiles()).toEqual(lit);

  fireEvent.click(screen.getByRole("button", { name: texts.play }));
  pass(timing.tickerPeriod);
  expect(shownEntry()).toBe(wordsOf(second));
});

test("the light moves one tile per tick and four tiles behind it glow", () => {
  const tick = timing.tickerPeriod / timing.tickerTicks;
  pass(10 * tick);
  expect(litTiles()).toEqual([10, 9, 8, 7, 6]);
  pass(tick);
  expect(litTiles()).toEqual([11, 10, 9, 8, 7]);
});
