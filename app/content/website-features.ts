import type { FeatureTile } from "./feature-tile";
import type { Stat } from "./stat";

/** The one figure of the website hosting page. */
export const websiteUsers: Stat = {
  id: "users",
  value: 50_000,
  suffix: "+",
  label: "Users",
  text: "Club pages, shops, portfolios and one very thorough wiki.",
};

export const websiteFeatures: readonly FeatureTile[] = [
  {
    id: "cpanel",
    icon: "gear",
    title: "cPanel",
    text: "Files, databases and domains where every tutorial says they are. You have seen this screen before.",
  },
  {
    id: "domains",
    icon: "globe",
    title: "Your own domains",
    text: "Point one at your server's wiki and one at your shop. The plan says how many fit.",
  },
  {
    id: "mail",
    icon: "mail",
    title: "Mail on your name",
    text: "An address at your own domain looks better on an invoice than gamer2009 does.",
  },
  {
    id: "backups",
    icon: "archive",
    title: "Backups on every plan",
    text: "A bad update is a bad evening, not a new website.",
  },
];
