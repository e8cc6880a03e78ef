import { destinations } from "../../content/brand";
import { applicationMail } from "../../ui/application-mail";
import { ButtonLink } from "../../ui/button-link";

/** Opens a mail that says which position it is about. */
export function ApplyButton({ title }: { title: string }) {
  return (
    <ButtonLink target={{ href: applicationMail(destinations.careersMail, title) }} icon="mail">
      Apply by email
    </ButtonLink>
  );
}
