/**
 * The address that opens a mail about a position. Mail programs read a `+` in the subject as a plus, so spaces and
 * everything else that could end the subject early are percent-encoded.
 */
export function applicationMail(careersMail: string, positionTitle: string): string {
  return `${careersMail}?subject=${encodeURIComponent(`Application: ${positionTitle}`)}`;
}
