import type { DrawingName } from "../art/drawings";
import type { Destination } from "./brand";
import type { SitePath } from "./paths";

/** A page of this site (`to`) or an external address (`destination`, a key of `destinations` in brand.ts). */
export type NavTarget = { to: SitePath } | { destination: Destination };

/** A line of a dropdown, with a drawing and one line of description. */
export type SubmenuLink = NavTarget & { label: string; description: string; drawing: DrawingName };

export type NavGroup = {
  label: string;
  submenu: readonly SubmenuLink[];
  /** Pages that belong to the group but are not in its submenu. */
  covers?: readonly SitePath[];
};

export type NavItem = { label: string; to: SitePath } | NavGroup;

export const headerMenu: readonly NavItem[] = [
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
];
