import { useParams } from "react-router";
import type { ButtonRowLink } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import { destinations } from "../../content/brand";
import { closing, head } from "../../content/pages/position";
import { positionBySlug } from "../../content/positions";
import { applicationMail } from "../../format/application-mail";
import { Description } from "./description";
import { Facts } from "./facts";
import { Head } from "./head";
import { Others } from "./others";

export default function PositionPage() {
  const position = positionBySlug(useParams().slug);
  if (!position) return null;
  const apply: ButtonRowLink = {
    text: head.applyLink,
    target: { href: applicationMail(destinations.careersMail, position.title) },
    icon: "mail",
  };
  return (
    <>
      <Head position={position} apply={apply} />
      <Facts position={position} />
      <Description position={position} />
      <ClosingStrip {...closing} links={[apply]} />
      <Others position={position} />
    </>
  );
}
