import { AnyLink } from "../../components/any-link";
import type { ButtonRowLink } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { PageHead } from "../../components/page-head";
import { head } from "../../content/pages/position";
import type { Position } from "../../content/positions";
import "./head.css";

export function Head({ position, apply }: { position: Position; apply: ButtonRowLink }) {
  return (
    <PageHead
      above={
        <AnyLink target={{ to: "/careers" }} className="position-head-back">
          <Icon name="arrow" />
          {head.backLink}
        </AnyLink>
      }
      title={position.title}
      lead={position.description}
      links={[apply]}
    />
  );
}
