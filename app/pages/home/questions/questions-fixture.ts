import { siteWith } from "../../../loaders/site-fixture";
import { type QuestionSearchData, type QuestionsData, questionsData } from "./questions-data";

const topics = [
  { id: "general", label: "General" },
  { id: "game-servers", label: "Game Servers" },
  { id: "vps", label: "VPS" },
];

const texts = [
  ["general", "paying", "How do I pay?", "In the client area, in rupees.", "Payment Methods"],
  ["general", "refunds", "What if it is not for me?", "You get your money back.", "Refunds"],
  ["general", "attacks", "What about attacks?", "They are filtered.", "DDoS Protection"],
  ["game-servers", "mods", "Can I install mods?", "Yes.", "Mods"],
  ["vps", "vps-root", "Do I get root access?", "Yes, on all VPS plans.", "Root"],
  ["vps", "vps-attacks", "What about attacks on a VPS?", "They are filtered as well.", "DDoS Protection"],
] as const;

const contacts = [
  { id: "mail", icon: "mail", title: "Mail", text: "Write to us.", destination: "mailto:us@one.example" },
] as const;

/** The questions of the first of these topics. */
export function questionsIn(topicCount: number, popularSearches: readonly string[] = []): QuestionsData {
  const tabs = topics.slice(0, topicCount);
  const questions = texts
    .filter(([tab]) => tabs.some(({ id }) => id === tab))
    .map(([tab, id, question, answer, tag]) => ({ tab, id, question, answer, tag, icon: "rupee" as const }));
  const site = siteWith({
    questions: { questions, contacts: [...contacts] },
    "question-topics": { tabs, popularSearches: popularSearches.map((text) => ({ id: text, text })) },
  });
  return questionsData(site) as QuestionsData;
}

/** For tests, so that they do not depend on the questions of the site. */
export const data = questionsIn(3, ["Payment Methods", "VPS Plans"]);
export const { tabs, popularSearches, foundNote, noMatch, ...words } = data.search as QuestionSearchData;
