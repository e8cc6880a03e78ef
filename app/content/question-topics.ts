import * as records from "../../content/question-topics.yaml";
import type { QuestionTopics } from "../../schemas/question-topics";

export type { QuestionTab } from "../../schemas/question-topics";

export const questionTabs: Readonly<QuestionTopics["tabs"]> = records.tabs;

export const popularSearches: Readonly<QuestionTopics["popularSearches"]> = records.popularSearches;
