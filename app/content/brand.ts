import type { SiteHref } from "./paths";

/**
 * The name, the domain and every external address. They are in no other file: a change here changes the whole site. Hosts
 * under `.example` are placeholders until launch.
 */
const domain = "evertick.example";
const telephone = "+91 80 0000 0000";

export const brand = {
  name: "Evertick",
  /** Two lines on the home page. */
  tagline: ["Every tick,", "on time."],
  domain,
  origin: `https://${domain}`,
  supportEmail: `support@${domain}`,
  careersEmail: `careers@${domain}`,
  telephone,
  /** ISO date; pages show it as "1st March 2025". */
  foundedOn: "2025-03-01",
} as const;

/**
 * What browsers are asked to remember beyond this host: that every subdomain of the domain has HTTPS too, and that
 * the domain may be built into browsers. Both are hard to take back: read "Strict-Transport-Security" in
 * docs/deploy.md before you change one to true.
 */
export const transportSecurity: { includeSubDomains: boolean; preload: boolean } = {
  includeSubDomains: false,
  preload: false,
};

/** Every external address that the site links to. */
export const destinations = {
  statusPage: `https://status.${domain}/`,
  gamePanel: `https://panel.${domain}/`,
  clientArea: `https://clients.${domain}/`,
  minecraftStore: `https://clients.${domain}/store/minecraft-hosting`,
  sharedVpsStore: `https://clients.${domain}/store/shared-vps`,
  cartConfiguration: `https://clients.${domain}/cart.php?a=confproduct`,
  contactForm: `https://clients.${domain}/contact.php`,
  ticketForm: `https://clients.${domain}/submitticket.php`,
  freeTrial: `https://clients.${domain}/free-trial`,
  discordInvite: `https://discord.${domain}/invite`,
  reviews: `https://reviews.${domain}/`,
  discord: `https://social.${domain}/discord`,
  youtube: `https://social.${domain}/youtube`,
  instagram: `https://social.${domain}/instagram`,
  linkedin: `https://social.${domain}/linkedin`,
  supportMail: `mailto:support@${domain}`,
  supportTelephone: `tel:${telephone.replaceAll(" ", "")}`,
  careersMail: `mailto:careers@${domain}`,
} as const;

export type Destination = keyof typeof destinations;

/** For the `target` of a link. Only the client area opens in a new tab: an order in progress must not be lost. */
export function linkTarget(target: { to: SiteHref } | { destination: Destination }) {
  return "to" in target
    ? { to: target.to }
    : { href: destinations[target.destination], newTab: target.destination === "clientArea" };
}
