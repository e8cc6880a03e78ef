import type { IconName } from "../art/icons";
import type { Destination } from "./brand";
import type { NavTarget } from "./navigation";

export type FooterColumn = { title: string; links: readonly (NavTarget & { label: string })[] };

export type SocialLink = { label: string; icon: IconName; destination: Destination };

export const footerColumns: readonly FooterColumn[] = [
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
];

export const socialLinks: readonly SocialLink[] = [
  { label: "Discord", icon: "discord", destination: "discord" },
  { label: "YouTube", icon: "youtube", destination: "youtube" },
  { label: "Instagram", icon: "instagram", destination: "instagram" },
  { label: "LinkedIn", icon: "linkedin", destination: "linkedin" },
];
