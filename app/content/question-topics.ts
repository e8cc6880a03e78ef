export { popularSearches, tabs as questionTabs } from "../../content/question-topics.yaml";

export type { QuestionTab } from "../../site/schemas/company";
