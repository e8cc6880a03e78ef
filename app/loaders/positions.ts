import { phrase } from "../../site/format";
import type { Position } from "../../site/schemas/company";
import type { Site } from "../../site/site";

/** The props of `JobLine`. */
export function jobLine({ words }: Site, { department, location, type }: Position) {
  return { department, location, type: words.job.types[type] };
}

/** What a position asks for and is responsible for, if there is any; for `JobPoints`. */
export function jobPoints({ words }: Site, { requirements, responsibilities }: Position) {
  return [
    { title: words.job.requirements, points: requirements },
    { title: words.job.responsibilities, points: responsibilities },
  ].filter(({ points }) => points.length > 0);
}

/** A `mailto:` URL. The subject is percent-encoded: mail programs do not decode `+` as a space. */
export function applicationMail({ records, words }: Pick<Site, "records" | "words">, title: string): string {
  const subject = phrase(words.job.mailSubject, { position: title });
  return `${records.brand.destinations.careersMail}?subject=${encodeURIComponent(subject)}`;
}
