import { words } from "../content/interface";
import { phrase } from "./phrase";

/** A `mailto:` URL. The subject is percent-encoded: mail programs do not decode `+` as a space. */
export function applicationMail(careersMail: string, positionTitle: string): string {
  const subject = phrase(words.job.mailSubject, { position: positionTitle });
  return `${careersMail}?subject=${encodeURIComponent(subject)}`;
}
