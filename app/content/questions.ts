import { questions } from "../../content/questions.yaml";
import type { Question } from "../../site/schemas/company";

export { contacts as questionContacts, questions } from "../../content/questions.yaml";

export type { Question };

/** The questions that a page shows under its plans, without links to the page itself. */
export function questionsOn(page: "/vps" | "/website-hosting"): Question[] {
  return questions
    .filter(({ alsoOn = [] }) => alsoOn.includes(page))
    .map((question) => ({
      ...question,
      relatedLinks: (question.relatedLinks ?? []).filter(({ to }) => to !== page),
    }));
}
