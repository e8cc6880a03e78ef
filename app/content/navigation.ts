import type { DrawingName } from "../art/drawings";
import type { IconName } from "../art/icons";
import type { Destination } from "./brand";
import type { SitePath } from "./paths";

/** A page of ours (`to`) or an address outside (`destination`, a key of `destinations` in brand.ts). */
export type NavTarget = { to: SitePath } | { destination: Destination };

/** A line of a dropdown, with a drawing and one line of description. */
export type SubmenuLink = NavTarget & { label: string; description: string; drawing: DrawingName };

export type NavGroup = {
  label: string;
  submenu: readonly SubmenuLink[];
  /** Pages that belong to the group without a line of their own. */
  covers?: readonly SitePath[];
};

export type NavItem = { label: string; to: SitePath } | NavGroup;

export type FooterColumn = { title: string; links: readonly (NavTarget & { label: string })[] };

export type SocialLink = { label: string; icon: IconName; destination: Destination };

export const headerMenu = [
  { label: "Home", to: "/" },
  {
    label: "Other Services",
    submenu: [
      {
        label: "VPS Hosting",
        to: "/vps",
        description: "Root access on Ryzen and Epyc",
        drawing: "prop-hardware",
      },
      {
        label: "Website Hosting",
        to: "/website-hosting",
        description: "cPanel, domains and mail",
        drawing: "prop-panel",
      },
    ],
  },
  {
    label: "Games",
    covers: ["/games"],
    submenu: [
      {
        label: "Minecraft",
        to: "/minecraft",
        description: "A plan for every block",
        drawing: "block-grass",
      },
    ],
  },
  {
    label: "Resources",
    submenu: [
      {
        label: "Status Page",
        destination: "statusPage",
        description: "Every location, live",
        drawing: "prop-network",
      },
    ],
  },
  { label: "Support", to: "/support" },
] as const satisfies readonly NavItem[];

export const footerColumns = [
  {
    title: "Other Services",
    links: [
      { label: "VPS Hosting", to: "/vps" },
      { label: "Website Hosting", to: "/website-hosting" },
    ],
  },
  {
    title: "Popular Games",
    links: [
      { label: "Minecraft", to: "/minecraft" },
      { label: "All games", to: "/games" },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "About", to: "/about" },
      { label: "Careers", to: "/careers" },
      { label: "Partners", to: "/partners" },
      { label: "Support", to: "/support" },
    ],
  },
  {
    title: "Resources",
    links: [
      { label: "Status Page", destination: "statusPage" },
      { label: "Game Panel", destination: "gamePanel" },
      { label: "Client Area", destination: "clientArea" },
    ],
  },
] as const satisfies readonly FooterColumn[];

export const socialLinks = [
  { label: "Discord", icon: "discord", destination: "discord" },
  { label: "YouTube", icon: "youtube", destination: "youtube" },
  { label: "Instagram", icon: "instagram", destination: "instagram" },
  { label: "LinkedIn", icon: "linkedin", destination: "linkedin" },
] as const satisfies readonly SocialLink[];
