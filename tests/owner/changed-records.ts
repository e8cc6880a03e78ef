import { readFileSync } from "node:fs";
import { isSeq, parse } from "yaml";
import { records } from "../tested-site";
import type { Change } from "./changed-copy";

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

const prices = [
  ...records["minecraft-plans"],
  ...records["vps-plans"],
  ...records["website-plans"],
  ...records.games.games,
].map(({ monthly }) => monthly);
const [first] = records["website-plans"];
/** Undefined without website plans, or if something else has that price too. */
export const oldPrice =
  prices.filter((price) => price === first?.monthly).length === 1 ? first?.monthly : undefined;
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
