import type { DrawingName } from "../art/drawings";
import type { Destination } from "./brand";
import type { FeatureTile } from "./feature-tile";
import type { Sample } from "./sample";
import type { Stat } from "./stat";

export type Partner = {
  id: string;
  logo: DrawingName;
  name: string;
  description: string;
  category: string;
  location: string;
  /** ISO year and month. */
  partnerSince: string;
  /** The partner's own site; `.example` while the partner is a sample. */
  url: `https://${string}`;
} & Sample;

export const partners: readonly Partner[] = [
  {
    id: "nimbu-pani-smp",
    logo: "partner-nimbu-pani-smp",
    name: "Nimbu Pani SMP",
    description:
      "A survival world that has kept its map, and most of its friendships, since the first season.",
    category: "Community",
    location: "Pune, India",
    partnerSince: "2026-08",
    url: "https://nimbu-pani-smp.example/",
    sample: true,
  },
  {
    id: "third-bench-builders",
    logo: "partner-third-bench-builders",
    name: "Third Bench Builders",
    description: "A build team that met in school and now makes spawns and lobbies for other servers.",
    category: "Build team",
    location: "Kochi, India",
    partnerSince: "2026-08",
    url: "https://third-bench-builders.example/",
    sample: true,
  },
  {
    id: "half-slab-club",
    logo: "partner-half-slab-club",
    name: "Half Slab Club",
    description:
      "Weekend building contests with rules short enough to read and judges who explain themselves.",
    category: "Events",
    location: "Jaipur, India",
    partnerSince: "2026-09",
    url: "https://half-slab-club.example/",
    sample: true,
  },
  {
    id: "two-pings-late",
    logo: "partner-two-pings-late",
    name: "Two Pings Late",
    description:
      "A podcast on running small servers: plugins, burnout, and what to do about the friend with the TNT.",
    category: "Creator",
    location: "Bengaluru, India",
    partnerSince: "2026-09",
    url: "https://two-pings-late.example/",
    sample: true,
  },
  {
    id: "monsoon-modpacks",
    logo: "partner-monsoon-modpacks",
    name: "Monsoon Modpacks",
    description: "Modpacks tuned for modest laptops, tested on a train between two towers.",
    category: "Mods",
    location: "Guwahati, India",
    partnerSince: "2026-10",
    url: "https://monsoon-modpacks.example/",
    sample: true,
  },
];

export const partnerStats: readonly Stat[] = [
  {
    id: "customers",
    value: 50,
    suffix: "+",
    label: "Customers",
    text: "They came because someone they trust sent them.",
  },
];

export const partnerBenefits: readonly FeatureTile[] = [
  {
    id: "benefit-server",
    icon: "server",
    title: "A server to build on",
    text: "Tell us what you run and we find the plan that carries it. We talk about terms like adults, in writing.",
  },
  {
    id: "benefit-contact",
    icon: "users",
    title: "One person to call",
    text: "You get a name, not a queue. They know your setup and answer in the same words you use.",
  },
  {
    id: "benefit-page",
    icon: "heart",
    title: "A place on this page",
    text: "Your name, your link and a sentence that says what you do, written with you.",
  },
  {
    id: "benefit-early",
    icon: "clock",
    title: "A say in what comes next",
    text: "You see changes to the panel early, and you can tell us they are wrong while that still helps.",
  },
];

/** The target of "Apply Now". */
export const partnerApplication = { destination: "contactForm" } as const satisfies {
  destination: Destination;
};
