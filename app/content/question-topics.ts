export type QuestionTabId = "general" | "game-servers" | "vps";

export type QuestionTab = { id: QuestionTabId; label: string };

/** A search that a chip fills in. A question, an answer or a tag must contain its text. */
export type PopularSearch = { id: string; text: string };

export const questionTabs = [
  { id: "general", label: "General" },
  { id: "game-servers", label: "Game Servers" },
  { id: "vps", label: "VPS" },
] as const satisfies readonly QuestionTab[];

export const popularSearches: readonly PopularSearch[] = [
  { id: "search-game-server-specs", text: "Game Server Specs" },
  { id: "search-vps-plans", text: "VPS Plans" },
  { id: "search-ddos-protection", text: "DDoS Protection" },
  { id: "search-payment-methods", text: "Payment Methods" },
];
