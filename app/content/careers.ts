import type { FeatureTile } from "./feature-tile";
import type { Sample } from "./sample";

export type CareerPerk = FeatureTile & Sample;

export type CareerValue = { id: string; title: string; text: string };

export const careerPerks: readonly CareerPerk[] = [
  {
    id: "remote",
    icon: "globe",
    title: "Remote first",
    text: "Work from your own desk, in your own city. We do not have an office to drag you to.",
    sample: true,
  },
  {
    id: "hours",
    icon: "clock",
    title: "Your own hours",
    text: "Night owls keep the night shift. Everyone else sleeps through it.",
    sample: true,
  },
  {
    id: "server",
    icon: "server",
    title: "A server of your own",
    text: "Any plan, on us, for as long as you work here. You will find the bugs first.",
    sample: true,
  },
  {
    id: "learning",
    icon: "bolt",
    title: "Learn on the job",
    text: "Time and a budget for courses, books and things you take apart to see how they work.",
    sample: true,
  },
];

export const careerValues: readonly CareerValue[] = [
  {
    id: "plainly",
    title: "Say it plainly",
    text: "To customers, to each other, and in the incident report.",
  },
  {
    id: "cause",
    title: "Fix the cause, not the graph",
    text: "A restart makes the line go down. It does not make it stay down.",
  },
  {
    id: "better",
    title: "Leave the world better than you found it",
    text: "The page you needed and could not find: write it, so the next person can.",
  },
];
