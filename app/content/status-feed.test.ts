import { expect, test } from "vitest";
import { readStatusFeed, statusOfPart } from "./status-feed";

/**
 * Answers of each product, with the fields that are read: three locations, the second slow, the third down. Instatus
 * names no locations.
 */
const answers = {
  statuspage: {
    status: { indicator: "major" },
    components: [
      { name: "Locations", status: "partial_outage", group: true },
      { name: "India", status: "operational", group: false },
      { name: "Singapore", status: "degraded_performance", group: false },
      { name: "Frankfurt", status: "major_outage", group: false },
    ],
    incidents: [{ name: "Slow network" }],
  },
  instatus: {
    page: { status: "HASISSUES" },
    activeIncidents: [{ name: "Slow network", impact: "MAJOROUTAGE" }],
  },
  "uptime-kuma": {
    heartbeatList: {
      "1": [
        { status: 0, time: "2026-11-17 04:20:00.101" },
        { status: 1, time: "2026-11-17 04:30:00.104" },
      ],
      "2": [{ status: 2, time: "2026-11-17 04:30:00.240" }],
      "3": [{ status: 0, time: "2026-11-17 04:30:10.009" }],
    },
  },
  cstate: {
    summaryStatus: "down",
    systems: [
      { name: "India", status: "ok", unresolvedIssues: [] },
      { name: "Singapore", status: "disrupted", unresolvedIssues: [{ title: "Slow network" }] },
      { name: "Frankfurt", status: "down", unresolvedIssues: [{ title: "No power" }] },
    ],
  },
  upptime: [
    { name: "India", status: "up" },
    { name: "Singapore", status: "degraded" },
    { name: "Frankfurt", status: "down" },
  ],
};

/** Shortly after the last results. */
const answeredAt = Date.parse("2026-11-17T04:31:00Z");

const products = Object.keys(answers) as (keyof typeof answers)[];

function read(product: (typeof products)[number], answer: unknown = answers[product]) {
  return readStatusFeed(product, answer, answeredAt);
}

test.each(products.filter((product) => product !== "instatus"))(
  "%s: each location has its status",
  (product) => {
    const names = product === "uptime-kuma" ? ["1", "2", "3"] : ["India", "Singapore", "Frankfurt"];
    const report = read(product);
    expect(report?.worst).toBe("critical");
    expect(report?.parts.map(({ name }) => name)).toEqual(names);
    expect(names.map((name) => report && statusOfPart(report, name))).toEqual([
      "operational",
      "warning",
      "critical",
    ]);
    expect(report && statusOfPart(report, "elsewhere")).toBeUndefined();
  },
);

test.each(["statuspage", "cstate", "instatus"] as const)(
  "%s: the title of what is wrong is read",
  (product) => {
    expect(read(product)?.incident).toBe("Slow network");
  },
);

test("instatus: a major outage is critical, another issue or maintenance a warning", () => {
  const { page, activeIncidents } = answers.instatus;
  const minor = activeIncidents.map((incident) => ({ ...incident, impact: "MINOROUTAGE" }));
  expect(read("instatus")?.worst).toBe("critical");
  expect(read("instatus", { page, activeIncidents: minor })?.worst).toBe("warning");
  expect(read("instatus", { page: { ...page, status: "UNDERMAINTENANCE" } })?.worst).toBe("warning");
});

test("instatus: a location has a status only while all of them are up", () => {
  const up = read("instatus", { page: { status: "UP" } });
  expect(up && statusOfPart(up, "India")).toBe("operational");
  const report = read("instatus");
  expect(report && statusOfPart(report, "India")).toBeUndefined();
});

test("statuspage: an indicator is read where all components are well", () => {
  const calm = { status: { indicator: "none" }, components: [], incidents: [] };
  expect(read("statuspage", calm)?.worst).toBe("operational");
  expect(read("statuspage", { ...calm, status: { indicator: "maintenance" } })?.worst).toBe("warning");
});

test("uptime-kuma: results that are too old, or sums of a day, say nothing", () => {
  const tenMinutes = 10 * 60 * 1000;
  expect(readStatusFeed("uptime-kuma", answers["uptime-kuma"], answeredAt + tenMinutes)).toBeUndefined();
  const summed = { heartbeatList: { "1": [{ status: 1, time: "2026-11-17T04:30:00.000Z" }] } };
  expect(read("uptime-kuma", summed)).toBeUndefined();
  expect(read("uptime-kuma", { heartbeatList: { "1": [] } })).toBeUndefined();
  expect(read("uptime-kuma", { heartbeatList: { "1": [0] } })).toBeUndefined();
});

const wrong: unknown[] = [null, 0, "up", true, {}, [], [null], [{}], { page: {} }, { status: {} }];

test.each(products)("%s: an answer of another form says nothing", (product) => {
  for (const answer of wrong) expect(read(product, answer)).toBeUndefined();
  for (const other of products.filter((each) => each !== product))
    expect(read(product, answers[other])).toBeUndefined();
});

test("a word that is no status says nothing", () => {
  for (const status of ["fine", "OK", "constructor", "", null])
    expect(read("upptime", [{ name: "India", status }])).toBeUndefined();
});
