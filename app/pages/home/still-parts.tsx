export { ContactLinks } from "./contact-links";
export { HeroCopy } from "./hero-copy";
export { Night } from "./night";
export { QuestionPanels } from "./question-panels";
export { QuestionsTitle } from "./questions-title";
export { TickerEntries } from "./ticker-entries";
