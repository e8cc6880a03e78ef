import type { IconName } from "../art/icons";
import type { Destination } from "./brand";
import type { SiteHref } from "./paths";
import type { QuestionTabId } from "./question-topics";

export type Question = {
  id: string;
  tab: QuestionTabId;
  question: string;
  answer: string;
  icon: IconName;
  /** Shown beside the question and searched with it. */
  tag: string;
  /** Short points under the answer; not searched. */
  features?: readonly string[];
  /** Figures under the answer; not searched. */
  specs?: readonly { label: string; value: string }[];
  relatedLinks?: readonly { text: string; to: SiteHref }[];
};

export type QuestionContact = {
  id: string;
  icon: IconName;
  title: string;
  text: string;
  destination: Destination;
};

export const questionContacts: readonly QuestionContact[] = [
  {
    id: "contact-discord",
    icon: "discord",
    title: "Join the Discord",
    text: "For quick questions",
    destination: "discordInvite",
  },
  {
    id: "contact-email",
    icon: "mail",
    title: "Email us",
    text: "For invoices and parents",
    destination: "contactForm",
  },
  {
    id: "contact-ticket",
    icon: "ticket",
    title: "Open a ticket",
    text: "For anything that is on fire",
    destination: "ticketForm",
  },
];

export const questions: readonly Question[] = [
  {
    id: "paying",
    tab: "general",
    question: "How do I pay?",
    answer:
      "In the client area, in rupees. The checkout shows the payment methods open to you and the full amount before you commit to anything. This website takes no payment and asks for no card.",
    icon: "rupee",
    tag: "Payment Methods",
    relatedLinks: [{ text: "Terms of Service", to: "/legal#terms-of-service" }],
  },
  {
    id: "refunds",
    tab: "general",
    question: "What if it is not for me?",
    answer:
      "There is a same-day money-back guarantee. Tell us on the day you ordered and we return the money. The refund policy says how, and what falls outside it.",
    icon: "heart",
    tag: "Refunds",
    features: ["Same-day money-back guarantee", "Ask by ticket, email or Discord", "Name the order you mean"],
    relatedLinks: [
      { text: "Refund Policy", to: "/legal#refund-policy" },
      { text: "Terms of Service", to: "/legal#terms-of-service" },
    ],
  },
  {
    id: "ddos",
    tab: "general",
    question: "What happens when someone attacks my server?",
    answer:
      "The attack traffic is filtered and the rest is let through, so your players notice little. Mitigation reaches up to 1 Tbps and covers our AMD Ryzen and Epyc servers only.",
    icon: "shield",
    tag: "DDoS Protection",
    specs: [
      { label: "Mitigation", value: "Up to 1 Tbps" },
      { label: "Covers", value: "AMD Ryzen/Epyc servers only" },
    ],
  },
  {
    id: "locations",
    tab: "general",
    question: "Where are the servers?",
    answer:
      "In India, Singapore, Frankfurt, New York and Los Angeles. Pick the one nearest to most of your players, not the one nearest to you.",
    icon: "globe",
    tag: "Locations",
    features: ["Asia Pacific: India, Singapore", "Europe: Frankfurt", "North America: New York, Los Angeles"],
  },
  {
    id: "reaching-support",
    tab: "general",
    question: "Will someone answer at 2 am?",
    answer:
      "Yes. Support is there 24/7 and answers within 1 hour. Discord is good for questions, a ticket is better for faults, because it keeps your logs and our answers in one place.",
    icon: "clock",
    tag: "Support",
    relatedLinks: [{ text: "Ways to reach us", to: "/support" }],
  },
  {
    id: "under-eighteen",
    tab: "general",
    question: "I am still at school. Can I order?",
    answer:
      "Ask a parent or guardian to place the order and to hold the client area account. You can run the server: they add you under Users in the panel, and you never need their password.",
    icon: "phone",
    tag: "Parents",
    relatedLinks: [
      { text: "Terms of Service", to: "/legal#terms-of-service" },
      { text: "Acceptable Use Policy", to: "/legal#acceptable-use-policy" },
    ],
  },
  {
    id: "game-specs",
    tab: "game-servers",
    question: "Which plan fits my crew?",
    answer:
      "It depends more on mods and farms than on the number of friends. Each Minecraft plan names its RAM, SSD, backups and CPU share. Start small, watch the tick rate in the panel, and move up when it drops below 20.",
    icon: "chip",
    tag: "Game Server Specs",
    specs: [
      { label: "Processor", value: "AMD Ryzen" },
      { label: "Storage", value: "SSD" },
      { label: "CPU share", value: "70% to 300%, by plan" },
      { label: "Price", value: "₹50 to ₹900 a month" },
    ],
    relatedLinks: [{ text: "All Minecraft plans", to: "/minecraft" }],
  },
  {
    id: "setup-time",
    tab: "game-servers",
    question: "How long until I can play?",
    answer:
      "Setup is instant. Once the order is through, the server stands in your game panel: give it a name, start it, send the address to your friends. Moving an old world in takes as long as your upload does.",
    icon: "bolt",
    tag: "Setup",
  },
  {
    id: "mods",
    tab: "game-servers",
    question: "Can I install mods and plugins?",
    answer:
      "Yes. Upload them in the file manager, restart, and read the console. Large modpacks need more RAM than their authors admit, so check what the pack asks for before you pick a plan.",
    icon: "mods",
    tag: "Mods",
    features: [
      "File manager for jars, configs and worlds",
      "Console for the log and commands",
      "Schedules for restarts while you sleep",
    ],
  },
  {
    id: "game-backups",
    tab: "game-servers",
    question: "A friend found the TNT. Can I get the world back?",
    answer:
      "Backups run daily, are kept for 30 days and restore with one click in the panel. What was built after it is gone with the crater. How many backups your plan holds is on its card.",
    icon: "archive",
    tag: "Backups",
    features: ["Daily backups", "30-day retention", "One-click restore"],
  },
  {
    id: "upgrade",
    tab: "game-servers",
    question: "Can I move up a plan later?",
    answer:
      "Yes. Open a ticket and name the plan you want. Support tells you what changes, what it costs and when the server will restart, and does nothing until you agree.",
    icon: "up",
    tag: "Upgrades",
    relatedLinks: [
      { text: "Compare the plans", to: "/minecraft" },
      { text: "Terms of Service", to: "/legal#terms-of-service" },
    ],
  },
  {
    id: "other-games",
    tab: "game-servers",
    question: "Do you host games other than Minecraft?",
    answer:
      "Minecraft is the game in the catalogue today. For another dedicated server, a VPS gives you root and leaves the installing to you. If you would rather wait for a ready plan, say so on Discord; we read the requests.",
    icon: "play",
    tag: "Games",
    relatedLinks: [
      { text: "Game catalogue", to: "/games" },
      { text: "VPS hosting", to: "/vps" },
    ],
  },
  {
    id: "vps-choice",
    tab: "vps",
    question: "How do I choose between the VPS plans?",
    answer:
      "Look at what runs out first. Databases and big worlds run out of RAM, builds and bots run out of vCPU, file servers run out of storage. The VPS plans are shaped differently on purpose, so the dearer one is not always the one you need.",
    icon: "server",
    tag: "VPS Plans",
    specs: [
      { label: "More RAM than cores", value: "₹1,099 a month" },
      { label: "More cores than RAM", value: "₹1,899 a month" },
      { label: "32 vCPU and a 5 Gbps network", value: "₹8,960 a month" },
    ],
    relatedLinks: [{ text: "All VPS plans", to: "/vps" }],
  },
  {
    id: "vps-root",
    tab: "vps",
    question: "Do I get root access?",
    answer:
      "Yes, full root. You install, update and secure the system yourself, and you can break it yourself as well. We look after the host underneath it and the network in front of it.",
    icon: "console",
    tag: "Root access",
    relatedLinks: [{ text: "What you may run", to: "/legal#acceptable-use-policy" }],
  },
  {
    id: "vps-system",
    tab: "vps",
    question: "Which operating systems can I choose?",
    answer:
      "The order page in the store lists the systems on offer, and you pick one before you pay. If yours is not on the list, ask by ticket first.",
    icon: "gear",
    tag: "Operating systems",
  },
  {
    id: "vps-vcpu",
    tab: "vps",
    question: "What are vCPU and transfer?",
    answer:
      "A vCPU is a share of a processor that your system sees as one core. Transfer is the traffic your server may move in a month. A small website uses very little of it; streaming video to a whole college uses a lot.",
    icon: "chip",
    tag: "Plain words",
  },
  {
    id: "vps-ddos",
    tab: "vps",
    question: "Is a VPS covered against attacks too?",
    answer:
      "On an AMD Ryzen or Epyc server, yes: mitigation up to 1 Tbps, the same as for game servers there. Other hardware is not covered. Ask which host you get if this decides your order.",
    icon: "shield",
    tag: "DDoS Protection",
    specs: [
      { label: "Mitigation", value: "Up to 1 Tbps" },
      { label: "Covers", value: "AMD Ryzen/Epyc servers only" },
    ],
  },
  {
    id: "vps-game-server",
    tab: "vps",
    question: "Should I run Minecraft on a VPS instead?",
    answer:
      "Only if you want to be the administrator. A VPS comes as an empty system: you install Java, the server, the firewall and the backups. A Minecraft plan comes with the game panel and leaves you the playing.",
    icon: "bed",
    tag: "VPS or game server",
    relatedLinks: [
      { text: "Minecraft plans", to: "/minecraft" },
      { text: "VPS plans", to: "/vps" },
    ],
  },
];
