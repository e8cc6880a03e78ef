import * as records from "../../content/questions.yaml";
import type { Questions } from "../../schemas/questions";

export type { Question } from "../../schemas/questions";

export const questionContacts: Readonly<Questions["contacts"]> = records.contacts;

export const questions: Readonly<Questions["questions"]> = records.questions;
