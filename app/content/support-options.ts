import type { IconName } from "../art/icons";
import type { Figure } from "../format/numbers";
import type { AccentColor } from "./accent-color";
import type { Destination } from "./brand";
import type { SiteHref } from "./paths";
import type { Stat } from "./stat";

export type SupportOption = {
  id: string;
  icon: IconName;
  title: string;
  description: string;
  /** How soon, or when, support answers. */
  response: Figure;
  destination: Destination;
  color: AccentColor;
};

/** A page of this site or an external address. */
export type HelpLink = { label: string; text: string } & ({ to: SiteHref } | { destination: Destination });

export type HelpCategory = {
  id: string;
  icon: IconName;
  title: string;
  text: string;
  links: readonly HelpLink[];
};

/** Used in the stats strip and in the contact options. */
const underFifteenMinutes = { prefix: "under", value: 15, unit: "min", outOf: 60 } as const;
const dayAndNight = { value: 24, suffix: "/7", outOf: 24 } as const;

export const supportStats: readonly Stat[] = [
  {
    id: "response",
    ...underFifteenMinutes,
    label: "Response",
    text: "From your first line to ours. Less than a lunch break.",
  },
  {
    id: "resolution",
    value: 97,
    suffix: "%",
    outOf: 100,
    label: "Resolution",
    text: "For the rest we say why it cannot be done.",
  },
  {
    id: "hours",
    ...dayAndNight,
    label: "Support",
    text: "Diwali, exam week and 4 am are all working hours.",
  },
  {
    id: "rating",
    value: 4.2,
    suffix: "/5",
    outOf: 5,
    label: "Rating",
    text: "We read the low ones first. They say more.",
  },
];

export const supportOptions: readonly SupportOption[] = [
  {
    id: "email",
    icon: "mail",
    title: "Email",
    description: "For invoices, schools, parents and anything that needs a paper trail.",
    response: underFifteenMinutes,
    destination: "supportMail",
    color: "gold",
  },
  {
    id: "telephone",
    icon: "phone",
    title: "Telephone",
    description: "For when typing is not fast enough. Have your order number at hand.",
    response: dayAndNight,
    destination: "supportTelephone",
    color: "emerald",
  },
  {
    id: "discord",
    icon: "discord",
    title: "Discord",
    description: "For quick questions, second opinions and screenshots of your build. No passwords, please.",
    response: underFifteenMinutes,
    destination: "discordInvite",
    color: "obsidian",
  },
  {
    id: "ticket",
    icon: "ticket",
    title: "Ticket",
    description: "For faults. It keeps your logs, our answers and the cause in one place.",
    response: underFifteenMinutes,
    destination: "ticketForm",
    color: "diamond",
  },
];

export const helpCategories: readonly HelpCategory[] = [
  {
    id: "trouble",
    icon: "warning",
    title: "Something is not working",
    text: "Look here first. If the cause is ours, you will see it before you have finished typing.",
    links: [
      { label: "Status Page", text: "Every location, live", destination: "statusPage" },
      { label: "Game Panel", text: "Console, files and backups", destination: "gamePanel" },
      { label: "Open a ticket", text: "Say what changed since it last worked", destination: "ticketForm" },
      {
        label: "Acceptable Use Policy",
        text: "If your server was paused",
        to: "/legal#acceptable-use-policy",
      },
    ],
  },
  {
    id: "orders",
    icon: "rupee",
    title: "Orders and payments",
    text: "What you ordered, what it costs, and how to change your mind.",
    links: [
      { label: "Client Area", text: "Invoices, renewals and your details", destination: "clientArea" },
      { label: "Refund Policy", text: "What you can return, and when", to: "/legal#refund-policy" },
      { label: "Terms of Service", text: "What we owe each other", to: "/legal#terms-of-service" },
      { label: "Contact form", text: "A question before you order", destination: "contactForm" },
    ],
  },
];
