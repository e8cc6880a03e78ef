import type { QuestionTabId } from "../../../content/question-topics";

export function tabElementId(tab: QuestionTabId): string {
  return `questions-tab-${tab}`;
}

export function panelElementId(tab: QuestionTabId): string {
  return `questions-panel-${tab}`;
}
