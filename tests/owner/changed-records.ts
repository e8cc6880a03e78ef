import { readFileSync } from "node:fs";
import { brand } from "../../app/content/brand";
import { partners } from "../../app/content/partners";
import { positions } from "../../app/content/positions";
import { testimonials } from "../../app/content/testimonials";
import { websitePlans } from "../../app/content/website-plans";
import { rupees } from "../../app/format/rupees";
import type { Change } from "./changed-copy";

/** Inserts a record at the start of a list, so that the change does not depend on the records in it. */
function added(file: string, type: string, record: object): Change {
  const entry = JSON.stringify(record, null, 2);
  return {
    file: `app/content/${file}.ts`,
    replacements: [[`: readonly ${type}[] = [`, `: readonly ${type}[] = [${entry},`]],
  };
}

function emptied(file: string): Change {
  return {
    file: `app/content/${file}.ts`,
    replacements: [[new RegExp(`(export const ${file}: [^=]+= \\[).*?^\\];`, "gms"), "$1];"]],
  };
}

/** A brand of 25 letters and its domain. */
export const longBrand = { name: "Zephyrline Craft Hostings", domain: "zephyrline.test" };

export const renamed: Change = {
  file: "app/content/brand.ts",
  replacements: [
    [`"${brand.domain}"`, `"${longBrand.domain}"`],
    [`"${brand.name}"`, `"${longBrand.name}"`],
  ],
};

export const planAdded = { id: "copper", title: "Copper", monthlyInr: 1234 };

export const plansAdded: readonly Change[] = [
  added("minecraft-plans", "MinecraftPlan", {
    ...planAdded,
    cpuSharePercent: 350,
    ramGb: 32,
    ssdGb: 1500,
    backups: 6,
    popular: true,
    drawing: "block-stone",
    destination: "minecraftStore",
  }),
  added("vps-plans", "VpsPlan", {
    id: "campfire",
    title: "Campfire",
    subtitle: "For a bot & its log",
    monthlyInr: 299,
    popular: false,
    ramGb: 2,
    vcpus: 1,
    storageGb: 40,
    transferTb: 0.5,
    destination: "sharedVpsStore",
  }),
  added("website-plans", "WebsitePlan", {
    id: "tent",
    title: "Tent",
    subtitle: "For one night",
    monthlyInr: 99,
    popular: false,
    domains: 1,
    cpuCores: 1,
    bandwidthGb: 50,
    backup: "weekly",
    destination: "cartConfiguration",
  }),
  // With a character that the fonts lack, a long title and an expired date.
  added("positions", "Position", {
    slug: "cafe-host",
    title: "Host of the Café for Players of Old and New Games at Night",
    department: "Events",
    location: "Pune, India",
    type: "internship",
    description: "You pour.",
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

const lowestPrice = Math.min(...websitePlans.map(({ monthlyInr }) => monthlyInr));
export const lowestWebsitePlan = websitePlans.find(({ monthlyInr }) => monthlyInr === lowestPrice);
/** Still the lowest. */
export const newPrice = Math.ceil(lowestPrice * 0.75);

const questions = readFileSync(new URL("../../app/content/questions.ts", import.meta.url), "utf8");

/** Changes the lowest price of the website plans, and the question that quotes it, if there is one. */
export const repriced: readonly Change[] = [
  {
    file: "app/content/website-plans.ts",
    replacements: [[`monthlyInr: ${lowestPrice},`, `monthlyInr: ${newPrice},`]],
  },
  ...(questions.includes(rupees(lowestPrice))
    ? [
        {
          file: "app/content/questions.ts",
          replacements: [[rupees(lowestPrice), rupees(newPrice)] as const],
        },
      ]
    : []),
];
