import type { Content } from "./content";

const vpsPlan = {
  title: "Furnace",
  subtitle: "For a test",
  monthly: 1099,
  popular: false,
  ramGb: 32,
  vcpus: 4,
  storageGb: 500,
  transferTb: 2,
  destination: "store",
};

const minecraftPlan = {
  cpuSharePercent: 100,
  monthly: 400,
  ramGb: 8,
  ssdGb: 32,
  backups: 3,
  popular: false,
  drawing: "block-iron",
  destination: "store",
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

const storeNames = (
  "statusPage gamePanel clientArea minecraftStore sharedVpsStore cartConfiguration contactForm ticketForm " +
  "freeTrial discordInvite reviews store"
).split(" ");

/** Valid records of some files, independent of those of the owner. */
export const fixtureContent: Content = {
  about: {
    stats: [stat],
    blocks: [{ ...tile, id: "who" }],
    features: [{ id: "hardware", drawing: "prop-hardware", title: "Hardware", text: "Fast." }],
    milestones: [
      { id: "founded", date: "2025-03-01", title: "Founded", text: "We begin." },
      { id: "vps", date: "2025-07-14", title: "VPS", text: "We go on." },
    ],
  },
  brand: {
    name: "Evertick",
    tagline: ["Every tick,", "on time."],
    domain: "site.example",
    supportEmail: "support@site.example",
    careersEmail: "careers@site.example",
    telephone: "+91 80 0000 0000",
    locale: "en-IN",
    languages: ["en"],
    currency: "INR",
    foundedOn: "2025-03-01",
    transportSecurity: { includeSubDomains: false, preload: false },
    destinations: {
      ...Object.fromEntries(storeNames.map((name) => [name, "https://site.example/"])),
      supportMail: "mailto:support@site.example",
      supportTelephone: "tel:+918000000000",
      careersMail: "mailto:careers@site.example",
    },
  },
  footer: {
    columns: [{ title: "Company", links: [{ label: "About", to: "/about" }] }],
    socialLinks: [],
  },
  games: {
    categories: [{ id: "sandbox", label: "Sandbox" }],
    games: [
      {
        id: "minecraft",
        cover: "stairs",
        title: "Minecraft",
        description: "Blocks.",
        shortDesc: "Blocks.",
        monthly: 98,
        to: "/minecraft",
        category: "sandbox",
        features: [],
        rating: 4.6,
        reviews: 38,
        popular: true,
      },
    ],
  },
  "home-features": ["panel", "backups"].map((id) => ({ ...homeFeature, id })),
  "home-figures": {
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
  locations: {
    statuses: {
      operational: { label: "Operational", icon: "check" },
      warning: { label: "Warning", icon: "warning" },
      critical: { label: "Critical", icon: "close" },
    },
    regions: [
      { ...region, id: "asia", name: "Asia", cities: ["india-1", "india-2"].map((id) => ({ ...city, id })) },
      { ...region, id: "europe", name: "Europe", cities: [{ ...city, id: "frankfurt-1" }] },
    ],
  },
  "minecraft-plans": ["coal", "iron", "gold"].map((id) => ({ ...minecraftPlan, id, title: id })),
  navigation: [
    { label: "Support", to: "/support" },
    {
      label: "Games",
      covers: ["/games"],
      submenu: [{ label: "Minecraft", to: "/minecraft", description: "Plans", drawing: "block-grass" }],
    },
  ],
  partners: {
    partners: ["half-slab-club", "two-pings-late"].map((id) => ({ ...partner, id })),
    stats: [{ ...stat, id: "customers" }],
    benefits: [{ ...tile, id: "benefit" }],
    application: { destination: "contactForm" },
  },
  positions: ["support-engineer", "systems-engineer", "writer"].map((slug) => ({ ...position, slug })),
  "question-topics": {
    tabs: [
      { id: "general", label: "General" },
      { id: "vps", label: "VPS" },
    ],
    popularSearches: [{ id: "search-vps-plans", text: "VPS Plans" }],
  },
  questions: {
    contacts: [{ ...tile, id: "mail", destination: "supportMail" }],
    questions: [
      { id: "mods", tab: "general", question: "Mods?", answer: "Yes.", icon: "mods", tag: "Mods" },
      {
        id: "vps-choice",
        tab: "vps",
        question: "Which one?",
        answer: "With root access.",
        icon: "server",
        tag: "VPS Plans",
        specs: [{ label: "From", value: "₹1,099 a month" }],
        relatedLinks: [{ text: "Refunds", to: "/legal#refund-policy" }],
      },
    ],
  },
  "support-options": {
    stats: [stat],
    options: [
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
      { ...tile, id: "trouble", links: [{ label: "Status Page", text: "Live", destination: "statusPage" }] },
    ],
  },
  testimonials: [],
  "vps-plans": [
    { ...vpsPlan, id: "furnace-memory" },
    { ...vpsPlan, id: "furnace-cores", monthly: 1899 },
    { ...vpsPlan, id: "foundry", monthly: 8960, networkGbps: 5 },
  ],
};
