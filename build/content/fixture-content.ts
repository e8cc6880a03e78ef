import type { Records } from "../../schemas/all-schemas";
import type { Content } from "./content";
import { readContent } from "./load-content";

/** Another company's: its records have the fields that these do not name. */
const theirs = readContent().content as Records;
/** Pictures are files, which these records do not have. */
const { logo: _, ...brand } = theirs.brand;
const [minecraftPlan] = theirs["minecraft-plans"];
const [vpsPlan] = theirs["vps-plans"];
const [region] = theirs.locations.regions;
const [city] = region?.cities ?? [];
const [partner] = theirs.partners.partners;
const [position] = theirs.positions;
const [homeFeature] = theirs["home-features"];
const [stat] = theirs.about.stats;
const [tile] = theirs.partners.benefits;
const [question] = theirs.questions.questions;

/** Valid records of some files. */
export const fixtureContent: Content = {
  about: {
    ...theirs.about,
    stats: [stat],
    blocks: [{ ...tile, id: "who" }],
    milestones: [
      { ...theirs.about.milestones[0], id: "founded", date: "2025-03-01" },
      { ...theirs.about.milestones[0], id: "vps", date: "2025-07-14" },
    ],
  },
  brand: {
    ...brand,
    domain: "site.example",
    supportEmail: "support@site.example",
    locale: "en-IN",
    languages: ["en"],
    currency: "INR",
    foundedOn: "2025-03-01",
    transportSecurity: { includeSubDomains: false, preload: false },
    destinations: {
      ...brand.destinations,
      store: "https://site.example/",
      ticketForm: "https://site.example/ticket",
    },
  },
  company: theirs.company,
  footer: {
    ...theirs.footer,
    columns: [{ title: "Company", links: [{ label: "About", to: "/about" }] }],
  },
  games: {
    categories: [{ id: "sandbox", label: "Sandbox" }],
    games: [
      {
        ...theirs.games.games[0],
        id: "minecraft",
        cover: "stairs",
        monthly: 98,
        to: "/minecraft",
        category: "sandbox",
      },
    ],
  },
  "home-features": ["panel", "backups"].map((id) => ({ ...homeFeature, id })),
  "home-figures": theirs["home-figures"],
  locations: {
    ...theirs.locations,
    regions: [
      {
        ...region,
        id: "asia",
        drawing: "region-europe",
        cities: ["india-1", "india-2"].map((id) => ({ ...city, id })),
      },
      { ...region, id: "europe", drawing: "region-europe", cities: [{ ...city, id: "frankfurt-1" }] },
    ],
  },
  "minecraft-plans": ["coal", "iron", "gold"].map((id) => ({ ...minecraftPlan, id, monthly: 400 })),
  navigation: [
    { label: "Support", to: "/support" },
    {
      label: "Games",
      covers: ["/games"],
      submenu: [{ label: "Minecraft", to: "/minecraft", description: "Plans", drawing: "block-grass" }],
    },
  ],
  partners: {
    ...theirs.partners,
    partners: ["half-slab-club", "two-pings-late"].map((id) => ({ ...partner, id, logo: "prop-shield" })),
    application: { ...theirs.partners.application, destination: "contactForm" },
  },
  positions: ["support-engineer", "systems-engineer", "writer"].map((slug) => ({
    ...position,
    slug,
    requirements: ["A shell", "Patience"],
    datePosted: "2026-10-12",
    validThrough: "2027-03-31",
  })),
  "question-topics": {
    ...theirs["question-topics"],
    tabs: [
      { id: "general", label: "General" },
      { id: "vps", label: "VPS" },
    ],
    popularSearches: [{ id: "search-vps-plans", text: "VPS Plans" }],
  },
  questions: {
    ...theirs.questions,
    questions: [
      { ...question, id: "mods", tab: "general", tag: "Mods" },
      {
        ...question,
        id: "vps-choice",
        tab: "vps",
        question: "Which one?",
        answer: "With root access.",
        tag: "VPS Plans",
        specs: [{ label: "From", value: "₹1,099 a month" }],
        relatedLinks: [{ text: "Refunds", to: "/legal#refund-policy" }],
      },
    ],
  },
  "support-options": {
    ...theirs["support-options"],
    options: [{ ...theirs["support-options"].options[0], id: "ticket", destination: "ticketForm" }],
    helpCategories: [
      {
        ...theirs["support-options"].helpCategories[0],
        id: "trouble",
        links: [{ label: "Status Page", text: "Live", destination: "statusPage" }],
      },
    ],
  },
  testimonials: [],
  "vps-plans": [
    { ...vpsPlan, id: "furnace-memory", monthly: 1099 },
    { ...vpsPlan, id: "furnace-cores", monthly: 1899 },
    { ...vpsPlan, id: "foundry", monthly: 8960, networkGbps: 5 },
  ],
};
