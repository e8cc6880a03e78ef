import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LayoutDataContext } from "../hooks/use-layout-data";
import { site, siteWith } from "../loaders/site-fixture";
import { layout } from "./layout-fixture";
import { LiveStatus, TroubleMark } from "./live-status";
import { type LayoutData, layoutData } from "./loader";

const feed = vi.hoisted(() => ({ answer: undefined as unknown }));
vi.mock("../hooks/use-feed", () => ({ useFeed: () => feed.answer }));

const { down, trouble, affected } = layout.words.status;
const india = { name: "India", status: "operational" };
const singapore = { name: "Singapore", status: "degraded_performance" };
const frankfurt = { name: "Frankfurt", status: "major_outage" };
const capital = trouble.replace(/^./, (letter) => letter.toUpperCase());

/** An answer of Statuspage, which is the product of the site of unit tests. */
function answerOf(components: readonly unknown[], indicator = "none", incident?: string) {
  return { status: { indicator }, components, incidents: incident ? [{ name: incident }] : [] };
}

function textAfter(answer: unknown, data: LayoutData = layout) {
  feed.answer = answer;
  const { container } = render(
    <LayoutDataContext value={data}>
      <LiveStatus operational="All is well" unknown="Who knows" />
      <TroubleMark />
    </LayoutDataContext>,
  );
  return container.firstChild?.textContent;
}

test.each([
  ["nothing is known", undefined, "Who knows"],
  ["the answer is of another form", { up: true }, "Who knows"],
  ["all is well", answerOf([india]), "All is well"],
  ["one is down, it is named", answerOf([india, frankfurt]), `Frankfurt: ${down}`],
  ["one is slow, it is named with what is wrong", answerOf([singapore], "minor", "slow"), "Singapore: slow"],
  ["one is slow, it is named without a title", answerOf([singapore]), `Singapore: ${trouble}`],
  ["several are in trouble, they are counted", answerOf([india, singapore, frankfurt]), counted(2)],
  ["no location is reported, the title is said", answerOf([], "minor", "Slow network"), "Slow network"],
  ["nothing is named, the sentence begins with a capital", answerOf([], "critical"), capital],
])("if %s", (_, answer, text) => {
  expect(textAfter(answer)).toBe(text);
  const isTrouble = text !== "Who knows" && text !== "All is well";
  expect(screen.queryAllByText(trouble, { selector: ".visually-hidden" })).toHaveLength(isTrouble ? 1 : 0);
});

test("a location whose name cannot be read is counted, in the digits of the language", () => {
  const beat = { status: 0, time: new Date().toISOString().replace("T", " ").replace("Z", "") };
  const statusFeed = { product: "uptime-kuma", url: "https://status.example/" } as const;
  const digits = [..."०१२३४५६७८९"];
  const answer = { heartbeatList: { 7: [beat], 8: [{ ...beat, status: 1 }] } };
  expect(textAfter(answer, { ...layout, statusFeed, digits })).toBe(affected.one?.replace("{count}", "१"));
});

test("without a status feed nothing is known", () => {
  const { statusFeed: _, ...brand } = site.records.brand;
  expect(textAfter(answerOf([india]), layoutData(siteWith({ brand })))).toBe("Who knows");
});

function counted(count: number) {
  return affected.other.replace("{count}", String(count));
}
