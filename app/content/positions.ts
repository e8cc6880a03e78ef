import type { Sample } from "./sample";

export type Position = {
  /** The last part of the address: `/careers/{slug}`. */
  slug: string;
  title: string;
  department: string;
  location: string;
  type: "full-time" | "part-time" | "internship";
  /** Two sentences for the card. */
  description: string;
  /** Paragraphs of the full page. */
  about: readonly string[];
  requirements: readonly string[];
  responsibilities: readonly string[];
  /** ISO date. */
  datePosted: string;
  /** ISO date of the last day to apply. */
  validThrough: string;
} & Sample;

export const positions: readonly Position[] = [
  {
    slug: "support-engineer",
    title: "Support Engineer",
    department: "Support",
    location: "Remote, India",
    type: "full-time",
    description:
      'You answer the tickets that start with "it was working yesterday" and find out what happened yesterday. Evenings and Sundays are when it happens.',
    about: [
      "Most of our customers are building something with friends. When it stops, an evening is lost, and they write to you. Your first answer says what you see. Your last one says what it was.",
      "You will spend the day between Discord, email and the ticket queue. Some of it is a wrong port in a config file. Some of it is a plugin that eats memory on the third day, and those are the ones you will talk about at dinner.",
      "Shifts are fixed two weeks ahead and swapped without drama. You hand over in writing, so nobody has to explain their server twice.",
    ],
    requirements: [
      "Comfortable on a Linux shell",
      "Has run a Minecraft server with other people on it",
      "Writes clearly in English and Hindi",
      'Can say "I do not know yet" to a customer and then find out',
    ],
    responsibilities: [
      "Answer Discord, email and tickets",
      "Find the cause and write it down",
      "Turn repeated questions into help pages",
      "Hand over cleanly at the end of a shift",
    ],
    datePosted: "2026-10-12",
    validThrough: "2027-03-31",
    sample: true,
  },
  {
    slug: "systems-engineer",
    title: "Systems Engineer",
    department: "Infrastructure",
    location: "Remote",
    type: "full-time",
    description:
      "You keep the hosts patched, the graphs flat and the backups restorable. When something breaks, it breaks the same way only once.",
    about: [
      "Game servers are unkind to hosts. They want one core, at once, twenty times a second, and they notice when a neighbour wakes up. You decide what runs where, and you can show why with a measurement.",
      "You own the machines from the first boot to the last: images, kernels, storage, the network in front of them and the filtering in front of that. You automate what you do twice.",
      "A backup counts when it has been restored. You restore them, on a schedule, and publish how it went to the rest of the team.",
    ],
    requirements: [
      "Linux and networking in depth",
      "Automation as a habit",
      "Has brought a broken machine back with people waiting",
      "Reads a flame graph, or wants to",
    ],
    responsibilities: [
      "Run the hosts and the network",
      "Test restores, not only backups",
      "Plan capacity before the school holidays, not during",
      "Write incident reports that name the cause",
    ],
    datePosted: "2026-10-12",
    validThrough: "2027-03-31",
    sample: true,
  },
  {
    slug: "community-manager",
    title: "Community Manager",
    department: "Community",
    location: "Remote, India",
    type: "part-time",
    description:
      "You know the server owners in our Discord by their builds. You notice when one of them goes quiet.",
    about: [
      "Our Discord is where people ask before they buy and stay after they have. It should feel like a good hostel common room: friendly, a bit noisy, and somebody puts the chairs back.",
      "You run build events, look after the volunteers who moderate, and tell us plainly what people are unhappy about. We would rather hear it from you on Monday than from a review on Friday.",
      "The hours are afternoons and evenings, Indian time, and some weekends. Exam season is quiet. The week after is not.",
    ],
    requirements: [
      "Active in Minecraft communities",
      "Has moderated a server or a Discord through a bad week",
      "Writes kindly and briefly",
    ],
    responsibilities: [
      "Run the Discord and its events",
      "Look after moderators and partner communities",
      "Bring complaints to the people who can fix them",
    ],
    datePosted: "2026-11-02",
    validThrough: "2027-01-31",
    sample: true,
  },
  {
    slug: "technical-writer",
    title: "Technical Writer",
    department: "Support",
    location: "Remote, India",
    type: "part-time",
    description:
      "You write the page people find at midnight instead of opening a ticket. It has steps, and the steps work.",
    about: [
      "Half of our tickets could have been a page. You find out which half, sit with the support team for the details, and write it so that a first-year student and a parent can both follow it.",
      "You try every step on a fresh server before it is published, and again when the panel changes. A screenshot of a button that has moved is a bug, and you may file it against yourself.",
    ],
    requirements: [
      "Clear English, and one other Indian language you write in",
      "Has set up a game server or a website from start to finish",
      "Patience for step four",
    ],
    responsibilities: [
      "Write and test help pages",
      "Retire the pages that are no longer true",
      "Edit what the rest of us write",
    ],
    datePosted: "2026-11-02",
    validThrough: "2027-01-31",
    sample: true,
  },
];
