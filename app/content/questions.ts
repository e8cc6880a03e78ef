export { contacts as questionContacts, questions } from "../../content/questions.yaml";

export type { Question } from "../../schemas/company";
