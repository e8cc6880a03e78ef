/** A `mailto:` URL. The subject is percent-encoded: mail programs do not decode `+` as a space. */
export function applicationMail(careersMail: string, positionTitle: string): string {
  return `${careersMail}?subject=${encodeURIComponent(`Application: ${positionTitle}`)}`;
}
