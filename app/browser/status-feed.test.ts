import { expect, test } from "vitest";
import { readStatusFeed, statusOfPart } from "./status-feed";

const incident = "Slow network";

/** Answers of each product, with the fields that are read: the second location is slow, the third down. */
const answers = {
  statuspage: {
    status: { indicator: "major" },
    components: [
      { name: "Locations", status: "partial_outage", group: true },
      { name: "India", status: "operational" },
      { name: "Singapore", status: "degraded_performance" },
      { name: "Frankfurt", status: "major_outage" },
    ],
    incidents: [{ name: incident }],
  },
  "uptime-kuma": {
    heartbeatList: {
      India: [
        { status: 0, time: "2026-11-17 04:20:00.101" },
        { status: 1, time: "2026-11-17 04:30:00.104" },
      ],
      Singapore: [{ status: 2, time: "2026-11-17 04:30:00.240" }],
      Frankfurt: [{ status: 0, time: "2026-11-17 04:30:10.009" }],
    },
  },
};

type Product = keyof typeof answers;
const products = Object.keys(answers) as Product[];

/** Shortly after the last results. */
const answeredAt = Date.parse("2026-11-17T04:31:00Z");

function read(product: Product, answer: unknown = answers[product], now = answeredAt) {
  const report = readStatusFeed(product, answer, now);
  return report && { ...report, statusOf: (name: string) => statusOfPart(report, name) };
}

test.each<[Product, string | undefined]>([
  ["statuspage", incident],
  ["uptime-kuma", undefined],
])("%s: each location has its status, and the title of what is wrong is %s", (product, title) => {
  const report = read(product);
  expect(report).toMatchObject({
    worst: "critical",
    parts: [
      { name: "India", status: "operational" },
      { name: "Singapore", status: "warning" },
      { name: "Frankfurt", status: "critical" },
    ],
  });
  expect(report?.incident).toBe(title);
  expect(report?.statusOf("Singapore")).toBe("warning");
  expect(report?.statusOf("elsewhere")).toBeUndefined();
});

test.each([
  ["none", "operational", "operational"],
  ["maintenance", "warning", undefined],
  ["critical", "critical", undefined],
])(
  "statuspage: without components, %s is %s as a whole, and %s at each location",
  (indicator, worst, city) => {
    const report = read("statuspage", { status: { indicator }, components: [], incidents: [] });
    expect(report?.worst).toBe(worst);
    expect(report?.statusOf("India")).toBe(city);
  },
);

test("uptime-kuma: results that are too old, or sums of a day, say nothing", () => {
  expect(read("uptime-kuma", undefined, answeredAt + 10 * 60 * 1000)).toBeUndefined();
  for (const beats of [[{ status: 1, time: "2026-11-17T04:30:00.000Z" }], [], [0]])
    expect(read("uptime-kuma", { heartbeatList: { India: beats } })).toBeUndefined();
  expect(read("uptime-kuma", { heartbeatList: {} })).toBeUndefined();
});

const unknownWords = ["fine", "OK", "constructor", "", null].map((word) => ({
  status: { indicator: "none" },
  components: [{ name: "India", status: word }],
  incidents: [],
  heartbeatList: { India: [{ status: word, time: "2026-11-17 04:30:00.104" }] },
}));
const wrong = [null, 0, "up", true, {}, [], [null], [{}], { page: {} }, { status: {} }, ...unknownWords];

test.each(products)(
  "%s: an answer of another form, or with a word that is no status, says nothing",
  (product) => {
    const others = products.filter((each) => each !== product).map((other) => answers[other]);
    for (const answer of [...wrong, ...others]) expect(read(product, answer)).toBeUndefined();
  },
);
