import type { DrawingName } from "../art/drawings";
import type { FeatureTile } from "./feature-tile";
import type { Sample } from "./sample";
import type { Stat } from "./stat";

export type AboutBlock = FeatureTile & Sample;

export type AboutFeature = { id: string; drawing: DrawingName; title: string; text: string };

export type Milestone = {
  id: string;
  /** ISO date, in order. The first is the day of founding, the same as in brand.ts. */
  date: string;
  title: string;
  text: string;
} & Sample;

export const aboutStats: readonly Stat[] = [
  {
    id: "active-users",
    value: 147,
    suffix: "+",
    label: "Active users",
    text: "People with a world, a machine or a site running with us.",
  },
  {
    id: "uptime",
    value: 99.9,
    suffix: "%",
    outOf: 100,
    label: "Uptime",
    text: "The status page keeps the score, good days and bad.",
  },
  {
    id: "support-hours",
    value: 24,
    suffix: "/7",
    outOf: 24,
    label: "Support",
    text: "Somebody has the night shift. They chose it.",
  },
  {
    id: "data-centers",
    value: 8,
    suffix: "+",
    label: "Data centers",
    text: "Because a good server in the wrong city is a slow server.",
  },
];

export const aboutBlocks: readonly AboutBlock[] = [
  {
    id: "who",
    icon: "users",
    title: "Who we are",
    text: "A small hosting company that started with a Minecraft world that lagged on Sundays. We wanted to know why. Then we wanted to fix it for other people.",
    sample: true,
  },
  {
    id: "what",
    icon: "server",
    title: "What we sell",
    text: "Minecraft servers, VPS and cPanel website hosting. Three shelves, all of them things we run ourselves.",
  },
  {
    id: "price",
    icon: "rupee",
    title: "How we price",
    text: "In rupees, by the month, on the page. A student can read the price without a currency converter, and so can whoever is paying.",
  },
  {
    id: "answer",
    icon: "ticket",
    title: "How we answer",
    text: "In plain words, with the cause. If it was our fault, the ticket says that first.",
  },
];

export const aboutFeatures: readonly AboutFeature[] = [
  {
    id: "hardware",
    drawing: "prop-hardware",
    title: "Hardware chosen for the tick",
    text: "A game server has 50 ms for each tick, and no use for a processor that is busy elsewhere. We buy AMD Ryzen and Epyc and watch the slowest tick, not the average one.",
  },
  {
    id: "shield",
    drawing: "prop-shield",
    title: "Attacks are our problem",
    text: "Someone will try it at 9 pm on a Sunday. Filtering sits in front of the server, so the person who has to deal with it is on our side of the wall.",
  },
  {
    id: "people",
    drawing: "prop-support",
    title: "People before scripts",
    text: "You explain the fault once. The person who reads it can open a console, and stays with the ticket until you say it is done.",
  },
];

export const milestones: readonly Milestone[] = [
  {
    id: "founded",
    date: "2025-03-01",
    title: "Founded",
    text: "We begin with Minecraft servers, sold in rupees, and a rule: say the number first, then the joke.",
  },
  {
    id: "vps",
    date: "2025-07-14",
    title: "VPS joins the shelf",
    text: "Customers outgrow the panel and ask for root. We hand them the keys and a list of things not to delete.",
    sample: true,
  },
  {
    id: "websites",
    date: "2025-11-10",
    title: "Websites, with cPanel",
    text: "Every server wants a wiki and every wiki wants a domain. Now both can live at one address, on one invoice.",
    sample: true,
  },
  {
    id: "night-shift",
    date: "2026-02-02",
    title: "The night shift becomes a team",
    text: "Whoever was awake used to answer. From here on it is somebody's job, with a rota and a kettle.",
    sample: true,
  },
  {
    id: "partners",
    date: "2026-08-15",
    title: "First partners",
    text: "Communities that had been sending us friends for a year get a page, and something in return.",
    sample: true,
  },
];
