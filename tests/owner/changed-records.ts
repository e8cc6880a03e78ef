import { readFileSync } from "node:fs";
import { isSeq, parse } from "yaml";
import { games } from "../../app/content/games";
import { minecraftPlans } from "../../app/content/minecraft-plans";
import { partners } from "../../app/content/partners";
import { positions } from "../../app/content/positions";
import { testimonials } from "../../app/content/testimonials";
import { vpsPlans } from "../../app/content/vps-plans";
import { websitePlans } from "../../app/content/website-plans";
import type { Change } from "./changed-copy";

/**
 * Inserts a record at the start of a list, so that the change does not depend on the records in it. The fields that it
 * does not name are those of another company's first record, but its prices: they have decimals.
 */
function added(file: string, record: object): Change {
  const theirs = new URL(`../fixtures/another-company/${file}.yaml`, import.meta.url);
  const [{ periods, setupFee, ...first }] = parse(readFileSync(theirs, "utf8"));
  return {
    file,
    change: (document) => {
      if (!isSeq(document.contents)) throw new Error(`${file} is no list.`);
      document.contents.flow = false;
      document.contents.items.unshift(document.createNode({ ...first, ...record }));
    },
  };
}

function emptied(file: string): Change {
  return {
    file,
    change: (document) => {
      if (document.has(file)) document.set(file, []);
      else document.contents = document.createNode([]);
    },
  };
}

/** A brand of 25 letters and its domain. */
export const longBrand = { name: "Zephyrline Craft Hostings", domain: "zephyrline.test" };

export const renamed: Change = {
  file: "brand",
  change: (document) => {
    for (const [field, value] of Object.entries(longBrand)) document.set(field, value);
  },
};

export const planAdded = { id: "copper", title: "Copper", monthly: 1234 };

export const plansAdded: readonly Change[] = [
  added("minecraft-plans", {
    ...planAdded,
    cpuSharePercent: 350,
    ramGb: 32,
    ssdGb: 1500,
    backups: 6,
    popular: true,
    drawing: "block-stone",
    destination: "clientArea",
  }),
  added("vps-plans", {
    id: "campfire",
    title: "Campfire",
    subtitle: "For a bot & its log",
    monthly: 299,
    popular: false,
    ramGb: 2,
    vcpus: 1,
    storageGb: 40,
    transferTb: 0.5,
    destination: "clientArea",
  }),
  added("website-plans", {
    id: "tent",
    title: "Tent",
    subtitle: "For one night",
    monthly: 99,
    popular: false,
    domains: 1,
    cpuCores: 1,
    bandwidthGb: 50,
    backup: "weekly",
    destination: "clientArea",
  }),
  // With characters that the fonts lack, a long title and an expired date.
  added("positions", {
    slug: "cafe-host",
    title: "Host of the Café for Players of Old and New Games at Night",
    department: "Events",
    location: "Pune, India",
    type: "internship",
    description: "You pour चाय.",
    about: ["You pour <em>tea</em> & listen."],
    requirements: ["A steady hand"],
    responsibilities: ["Tea"],
    datePosted: "2020-01-01",
    validThrough: "2020-02-01",
  }),
];

/** Empties every list that may be empty and is not yet. */
export const nothingOptional: readonly Change[] = Object.entries({ positions, partners, testimonials })
  .filter(([, list]) => list.length > 0)
  .map(([file]) => emptied(file));

const prices = [...minecraftPlans, ...vpsPlans, ...websitePlans, ...games].map(({ monthly }) => monthly);
/** Undefined without website plans, or if something else has that price too. */
export const oldPrice =
  prices.filter((price) => price === websitePlans[0]?.monthly).length === 1
    ? websitePlans[0]?.monthly
    : undefined;
/** The price of nothing else. */
export const newPrice = Math.ceil(Math.max(0, ...prices)) + 1;

/** The first website plan has another price, and texts of its page quote it. */
export const repriced: readonly Change[] = [
  websitePlans.length === 0
    ? added("website-plans", { monthly: newPrice })
    : {
        file: "website-plans",
        change: (document) => {
          document.setIn([0, "monthly"], newPrice);
          document.deleteIn([0, "soldOut"]);
        },
      },
  {
    file: "pages/website-hosting",
    change: (document) => {
      const quoted = "From {website-plans.first.monthly} a month";
      for (const field of [
        ["meta", "title"],
        ["meta", "description"],
        ["shareCard", "offer"],
      ])
        document.setIn(field, quoted);
    },
  },
];
