import type { QuestionTab, popularSearches as searches } from "../../../content/question-topics";
import type { questionContacts as contacts, Question } from "../../../content/questions";

/** For tests, so that they do not depend on the questions of the site. */
export const questionTabs: readonly QuestionTab[] = [
  { id: "general", label: "General" },
  { id: "game-servers", label: "Game Servers" },
  { id: "vps", label: "VPS" },
];

export const popularSearches: typeof searches = [
  { id: "search-payment-methods", text: "Payment Methods" },
  { id: "search-vps-plans", text: "VPS Plans" },
];

const texts = [
  ["general", "paying", "How do I pay?", "In the client area, in rupees.", "Payment Methods"],
  ["general", "refunds", "What if it is not for me?", "You get your money back.", "Refunds"],
  ["general", "attacks", "What about attacks?", "They are filtered.", "DDoS Protection"],
  ["game-servers", "mods", "Can I install mods?", "Yes.", "Mods"],
  ["vps", "vps-root", "Do I get root access?", "Yes, on all VPS plans.", "Root"],
  ["vps", "vps-attacks", "What about attacks on a VPS?", "They are filtered as well.", "DDoS Protection"],
] as const;

export const questions: readonly Question[] = texts.map(([tab, id, question, answer, tag]) => ({
  tab,
  id,
  question,
  answer,
  tag,
  icon: "rupee",
}));

export const questionContacts: typeof contacts = [
  { id: "mail", icon: "mail", title: "Mail", text: "Write to us.", destination: "supportMail" },
];
