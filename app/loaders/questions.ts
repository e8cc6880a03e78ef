import type { Question } from "../../site/schemas/company";
import type { Site } from "../../site/site";

/** The questions that a page shows under its plans, without links to the page itself. */
export function questionsOn({ records }: Site, page: "/vps" | "/website-hosting") {
  return records.questions.questions
    .filter(({ alsoOn = [] }) => alsoOn.includes(page))
    .map((question) => {
      const { id, question: text, answer, specs, features } = question;
      return { id, question: text, answer, specs, features, relatedLinks: linksOf(question, page) };
    });
}

function linksOf({ relatedLinks = [] }: Question, page: string) {
  return relatedLinks.filter(({ to }) => to !== page);
}
