import { readFileSync } from "node:fs";
import { isMap, isSeq, parse, type YAMLMap } from "yaml";
import { games } from "../../app/content/games";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { head } from "../../app/content/pages/about";
import { vpsPlans } from "../../app/content/vps-plans";
import { websitePlans } from "../../app/content/website-plans";
import type { Change } from "./changed-copy";
import { resized } from "./resized-records";

/** Sets fields of a file. */
function set(file: string, fields: Record<string, unknown>): Change {
  return {
    file,
    change: (document) => {
      for (const [place, value] of Object.entries(fields))
        document.setIn(place.split("."), document.createNode(value));
    },
  };
}

/** Sets fields of every record of a list; `place` is where the list is in its file. */
function edited(file: string, place: readonly string[], fields: (index: number) => object): Change {
  return {
    file,
    change: (document) => {
      const list = place.length > 0 ? document.getIn(place) : document.contents;
      const records: YAMLMap[] = isSeq(list) ? list.items.filter(isMap) : [];
      for (const [index, record] of records.entries())
        for (const [name, value] of Object.entries(fields(index)))
          record.set(name, document.createNode(value));
    },
  };
}

/** A brand of 25 letters and its domain. */
export const longBrand = { name: "Zephyrline Craft Hostings", domain: "zephyrline.test" };

export const renamed = set("brand", longBrand);

/** A position with characters that the fonts lack, a long title and an expired date, before the others. */
export const positionAdded: Change = {
  file: "positions",
  change: (document) => {
    const theirs = new URL("../fixtures/another-company/positions.yaml", import.meta.url);
    const [first] = parse(readFileSync(theirs, "utf8"));
    const position = {
      ...first,
      slug: "cafe-host",
      title: "Host of the Café for Players of Old and New Games at Night",
      description: "You pour चाय.",
      about: ["You pour <em>tea</em> & listen."],
      datePosted: "2020-01-01",
      validThrough: "2020-02-01",
    };
    if (isSeq(document.contents)) document.contents.items.unshift(document.createNode(position));
  },
};

const prices = [...minecraftPlans, ...vpsPlans, ...websitePlans, ...games].map(({ monthly }) => monthly);
/** Undefined without website plans, or if something else has that price too. */
export const oldPrice =
  prices.filter((price) => price === websitePlans[0]?.monthly).length === 1
    ? websitePlans[0]?.monthly
    : undefined;
/** The price of nothing else. */
export const newPrice = Math.ceil(Math.max(0, ...prices)) + 1;

const quoted = "From {website-plans.first.monthly} a month";

/** The first website plan has another price, and texts of its page quote it. */
export const repriced: readonly Change[] = [
  {
    file: "website-plans",
    change: (document) => {
      document.setIn([0, "monthly"], newPrice);
      document.deleteIn([0, "soldOut"]);
    },
  },
  set("pages/website-hosting", {
    "meta.title": quoted,
    "meta.description": quoted,
    "shareCard.offer": quoted,
  }),
];

/** Long single words, one with a letter that is not in the shipped texts. */
export const longNames = [
  "Containerschiff",
  "Ozeanriese",
  "Schlepper",
  "Kutter",
  "Küstenwache",
  "Frachtensegler",
  "Eisbrecher",
];
export const longDomain = "gameserverwelt";

const topics = ["Allgemeines", "Spieleserver", "Rechenzentren", "Zahlungsarten", "Kündigungsfristen"];
const offers = [
  { monthly: 1234.5, periods: [{ months: 12, price: 12_000 }] },
  { monthly: 999.99, setupFee: 49.5 },
  { monthly: 4.5, soldOut: true },
];
const offer = (index: number) => ({ title: longNames[index % longNames.length], ...offers[index] });

/** The last category becomes `racing`, which the journeys must not take for one that does not exist. */
const racing = (index: number, field: string) => (index % 40 === 39 ? { [field]: "racing" } : {});

/**
 * A European company: prices in euros, umlauts, seven plans with long single words for names, other periods and fees,
 * plans that are sold out, five topics, forty games, half stars, other words for a status, and an announcement.
 */
export const europeanCompany: readonly Change[] = [
  ...resized(longNames.length, ["minecraft-plans", "vps-plans", "website-plans"]),
  ...resized(topics.length, ["questions", "question-topics"]),
  ...resized(40, ["games"]),
  set("brand", {
    domain: `${longDomain}.test`,
    locale: "en-DE",
    currency: "EUR",
    tax: { name: "MwSt.", percent: 19, included: false },
    tagline: ["Gameserver für", "Österreich."],
  }),
  edited("minecraft-plans", [], offer),
  edited("vps-plans", [], offer),
  edited("website-plans", [], (index) => ({ title: longNames[index % longNames.length] })),
  edited("question-topics", ["tabs"], (index) => ({ label: topics[index] })),
  edited("games", ["games"], (index) => ({
    rating: 4.5,
    shortDesc: "Mit Freunden. ".repeat(1 + (index % 7)).trim(),
    ...racing(index, "category"),
  })),
  edited("games", ["categories"], (index) => racing(index, "id")),
  edited("testimonials", [], () => ({ rating: 4.5 })),
  set("locations", {
    "statuses.operational.label": "All good",
    "statuses.warning.label": "Degraded",
    "statuses.critical.label": "Down",
    "regions.0.name": "Mitteleuropa mit Donauraum, Alpenländern, Westbalkan und Adriaküste",
  }),
  set("layout", {
    // A link of /about has the same text and leads elsewhere.
    announcement: {
      text: "Every yearly plan is a tenth cheaper.",
      link: { text: head.plansLink, to: "/support" },
    },
  }),
];
