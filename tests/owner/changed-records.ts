import { isSeq } from "yaml";
import { partners } from "../../app/content/partners";
import { positions } from "../../app/content/positions";
import { testimonials } from "../../app/content/testimonials";
import { websitePlans } from "../../app/content/website-plans";
import type { Change } from "./changed-copy";

/** Inserts a record at the start of a list, so that the change does not depend on the records in it. */
function added(file: string, record: object): Change {
  return {
    file,
    change: (document) => {
      if (!isSeq(document.contents)) throw new Error(`${file} is no list.`);
      document.contents.flow = false;
      document.contents.items.unshift(document.createNode(record));
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
    destination: "minecraftStore",
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
    destination: "sharedVpsStore",
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
    destination: "cartConfiguration",
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

const lowestPrice = Math.min(...websitePlans.map(({ monthly }) => monthly));
export const lowestWebsitePlan = websitePlans.find(({ monthly }) => monthly === lowestPrice);
/** Still the lowest. */
export const newPrice = Math.ceil(lowestPrice * 0.75);

/** Texts that quote the price follow. */
export const repriced: readonly Change[] = [
  {
    file: "website-plans",
    change: (document) => {
      const index = websitePlans.findIndex(({ monthly }) => monthly === lowestPrice);
      document.setIn([index, "monthly"], newPrice);
    },
  },
];
