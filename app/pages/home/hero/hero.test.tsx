import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { timing } from "../../../hooks/timing";
import { InLayout } from "../../../layout/layout-fixture";
import { site } from "../../../loaders/site-fixture";
import { loader } from "../loader";
import { Hero } from "./hero";

vi.mock("../../../browser/observe-visibility", () => ({
  observeVisibility: (_: Element, onChange: (visible: boolean) => void) => {
    onChange(true);
    return () => {};
  },
}));

const texts = site.records["pages/home"].ticker;

beforeEach(() => {
  vi.useFakeTimers();
  render(<Hero {...loader(site).hero} />, { wrapper: InLayout });
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const ticker = () => within(screen.getByRole("group", { name: texts.label }));
const shownEntry = () => ticker().getByRole("listitem").textContent;
const lightOf = (tile: SVGElement) => Number(tile.style.opacity);

/** The indexes of the lit tiles, the brightest first. */
function litTiles() {
  const tiles = [...document.querySelectorAll<SVGUseElement>(".home-island-light > use")];
  const lit = tiles.filter((tile) => lightOf(tile) > 0);
  return lit.sort((one, other) => lightOf(other) - lightOf(one)).map((tile) => tiles.indexOf(tile));
}

const first = "Go Au1 Spieler-100\u00a0% diese Stunde";
const second =
  "Güterverkehrsknotenpunktsimulator Llanfairpwllgwyngyllgogerychwyrndrobwll1.250.000 Spieler+0,5\u00a0% diese Stunde";

test("one entry with game, region, players and trend is shown at a time; the first follows the last", () => {
  // Every entry is in the document, for browsers without script.
  expect(ticker().getAllByRole("listitem", { hidden: true })).toHaveLength(2);
  expect(shownEntry()).toBe(first);
  pass(timing.tickerPeriod);
  expect(shownEntry()).toBe(second);
  pass(timing.tickerPeriod);
  expect(shownEntry()).toBe(first);
});

test("the button pauses and resumes ticker and light, and its name says which", () => {
  pass(1000);
  fireEvent.click(screen.getByRole("button", { name: texts.pause }));
  const lit = litTiles();
  pass(timing.tickerPeriod);
  expect(shownEntry()).toBe(first);
  expect(litTiles()).toEqual(lit);

  fireEvent.click(screen.getByRole("button", { name: texts.play }));
  pass(timing.tickerPeriod);
  expect(shownEntry()).toBe(second);
});

test("the light moves one tile per tick and four tiles behind it glow", () => {
  const tick = timing.tickerPeriod / timing.tickerTicks;
  pass(10 * tick);
  expect(litTiles()).toEqual([10, 9, 8, 7, 6]);
  pass(tick);
  expect(litTiles()).toEqual([11, 10, 9, 8, 7]);
});
