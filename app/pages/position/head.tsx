import { AnyLink } from "../../components/any-link";
import { ButtonRow } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { PageHead } from "../../components/page-head";
import type { Position } from "../../content/positions";
import { ApplyButton } from "./apply-button";
import { Facts } from "./facts";
import "./head.css";

export function Head({ position }: { position: Position }) {
  return (
    <PageHead
      above={
        <AnyLink target={{ to: "/careers" }} className="position-head-back">
          <Icon name="arrow" />
          All open positions
        </AnyLink>
      }
      title={position.title}
      lead={position.description}
      actions={
        <ButtonRow>
          <ApplyButton title={position.title} />
        </ButtonRow>
      }
      drawing={<Facts position={position} />}
      drawingSize="wide"
    />
  );
}
