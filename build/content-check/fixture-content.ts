import { brand, destinations } from "../../app/content/brand";
import type { Content } from "./check-content";

const minecraftPlan = {
  cpuSharePercent: 100,
  monthlyInr: 400,
  ramGb: 8,
  ssdGb: 32,
  backups: 3,
  popular: false,
  drawing: "block-iron",
  destination: "minecraftStore",
};

const vpsPlan = {
  title: "Furnace",
  subtitle: "For a test",
  monthlyInr: 1099,
  popular: false,
  ramGb: 32,
  vcpus: 4,
  storageGb: 500,
  transferTb: 2,
  destination: "sharedVpsStore",
};

const city = {
  name: "Tycho",
  status: "operational",
  hardware: "AMD Ryzen",
  memoryGb: 128,
  memoryType: "DDR5",
  stats: { latencyMs: 8, loadPercent: 46, capacityPercent: 70 },
};

const region = {
  drawing: "region-europe",
  networkStats: { averageLatencyMs: 11, uptimePercent: 99.99, bandwidthGbps: 100 },
};

const partner = {
  logo: "partner-half-slab-club",
  name: "Half Slab Club",
  description: "Contests.",
  category: "Events",
  location: "Jaipur, India",
  partnerSince: "2026-09",
  url: "https://half-slab-club.example/",
};

const position = {
  title: "Support Engineer",
  department: "Support",
  location: "Remote, India",
  type: "full-time",
  description: "You answer.",
  about: ["You answer tickets."],
  requirements: ["A shell", "Patience"],
  responsibilities: ["Answer"],
  datePosted: "2026-10-12",
  validThrough: "2027-03-31",
};

const homeFeature = {
  drawing: "prop-panel",
  title: "A panel",
  description: "With a console.",
  benefits: ["One", "Two", "Three"],
  color: "iron",
};

const stat = { id: "uptime", value: 99.9, suffix: "%", outOf: 100, label: "Uptime", text: "Measured." };
const tile = { id: "root", icon: "console", title: "Root", text: "All of it." };

/** Valid records for the tests of the content check, independent of those of the owner. */
export const fixtureContent: Content = {
  about: {
    aboutStats: [stat],
    aboutBlocks: [{ ...tile, id: "who" }],
    aboutFeatures: [{ id: "hardware", drawing: "prop-hardware", title: "Hardware", text: "Fast." }],
    milestones: [
      { id: "founded", date: "2025-03-01", title: "Founded", text: "We begin." },
      { id: "vps", date: "2025-07-14", title: "VPS", text: "We go on." },
    ],
  },
  brand: {
    brand: { ...brand, foundedOn: "2025-03-01" },
    transportSecurity: { includeSubDomains: false, preload: false },
    destinations,
  },
  "home-features": {
    homeFeatures: [
      { ...homeFeature, id: "panel" },
      { ...homeFeature, id: "backups" },
    ],
  },
  "home-figures": {
    homeFigures: {
      processor: "AMD Ryzen",
      ddosTbps: 2.5,
      dataCenters: 5,
      latencyUnderMs: 20,
      uptimePercent: 99.9,
      support: "24/7",
      customers: 450,
      responseHours: 1,
      backupRetentionDays: 30,
    },
  },
  locations: {
    locationStatuses: {
      operational: { label: "Operational", icon: "check" },
      warning: { label: "Warning", icon: "warning" },
      critical: { label: "Critical", icon: "close" },
    },
    regions: [
      {
        ...region,
        id: "asia-pacific",
        name: "Asia Pacific",
        cities: [
          { ...city, id: "india-1" },
          { ...city, id: "india-2" },
        ],
      },
      { ...region, id: "europe", name: "Europe", cities: [{ ...city, id: "frankfurt-1" }] },
    ],
  },
  "minecraft-plans": {
    minecraftPlans: ["coal", "iron", "gold"].map((id) => ({ ...minecraftPlan, id, title: id })),
  },
  navigation: { headerMenu: [{ label: "Support", to: "/support" }] },
  partners: {
    partners: ["half-slab-club", "two-pings-late"].map((id) => ({ ...partner, id })),
    partnerStats: [{ ...stat, id: "customers" }],
    partnerBenefits: [{ ...tile, id: "benefit" }],
    partnerApplication: { destination: "contactForm" },
  },
  positions: {
    positions: ["support-engineer", "systems-engineer", "community-manager", "technical-writer"].map(
      (slug) => ({ ...position, slug }),
    ),
  },
  "question-topics": {
    questionTabs: [
      { id: "general", label: "General" },
      { id: "vps", label: "VPS" },
    ],
    popularSearches: [{ id: "search-vps-plans", text: "VPS Plans" }],
  },
  questions: {
    questionContacts: [
      { id: "mail", icon: "mail", title: "Mail", text: "Write.", destination: "supportMail" },
    ],
    questions: [
      { id: "mods", tab: "general", question: "Mods?", answer: "Yes.", icon: "mods", tag: "Mods" },
      { id: "refunds", tab: "general", question: "Refunds?", answer: "Yes.", icon: "rupee", tag: "Refunds" },
      {
        id: "vps-choice",
        tab: "vps",
        question: "Which one?",
        answer: "With root access.",
        icon: "server",
        tag: "VPS Plans",
        specs: [{ label: "From", value: "₹1,099 a month" }],
      },
    ],
  },
  "support-options": {
    supportStats: [stat],
    supportOptions: [
      {
        id: "ticket",
        icon: "ticket",
        title: "Ticket",
        description: "For faults.",
        response: { value: 24, suffix: "/7" },
        destination: "ticketForm",
        color: "gold",
      },
    ],
    helpCategories: [
      {
        id: "trouble",
        icon: "warning",
        title: "Trouble",
        text: "Look here.",
        links: [{ label: "Status Page", text: "Live", destination: "statusPage" }],
      },
    ],
  },
  testimonials: { testimonials: [] },
  "vps-plans": {
    vpsPlans: [
      { ...vpsPlan, id: "furnace-memory" },
      { ...vpsPlan, id: "furnace-cores", monthlyInr: 1899 },
      { ...vpsPlan, id: "foundry", monthlyInr: 8960, networkGbps: 5 },
    ],
  },
};
