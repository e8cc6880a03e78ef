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

export const questions: readonly Question[] = [
  {
    id: "paying",
    tab: "general",
    question: "How do I pay?",
    answer: "In the client area, in rupees.",
    icon: "rupee",
    tag: "Payment Methods",
  },
  {
    id: "refunds",
    tab: "general",
    question: "What if it is not for me?",
    answer: "You get your money back.",
    icon: "rupee",
    tag: "Refunds",
  },
  {
    id: "attacks",
    tab: "general",
    question: "What about attacks?",
    answer: "They are filtered.",
    icon: "shield",
    tag: "DDoS Protection",
  },
  {
    id: "mods",
    tab: "game-servers",
    question: "Can I install mods?",
    answer: "Yes.",
    icon: "mods",
    tag: "Mods",
  },
  {
    id: "vps-root",
    tab: "vps",
    question: "Do I get root access?",
    answer: "Yes, on all VPS plans.",
    icon: "console",
    tag: "Root",
  },
  {
    id: "vps-attacks",
    tab: "vps",
    question: "What about attacks on a VPS?",
    answer: "They are filtered as well.",
    icon: "shield",
    tag: "DDoS Protection",
  },
];

export const questionContacts: typeof contacts = [
  { id: "mail", icon: "mail", title: "Mail", text: "Write to us.", destination: "supportMail" },
];
