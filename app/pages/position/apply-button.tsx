import { ButtonLink } from "../../components/button-link";
import { destinations } from "../../content/brand";
import { applicationMail } from "../../format/application-mail";

/** Opens a mail that says which position it is about. */
export function ApplyButton({ title }: { title: string }) {
  return (
    <ButtonLink target={{ href: applicationMail(destinations.careersMail, title) }} icon="mail">
      Apply by email
    </ButtonLink>
  );
}
