import { ButtonRow } from "../../components/button-row";
import { ClosingStrip } from "../../components/closing-strip";
import type { Position } from "../../content/positions";
import { ApplyButton } from "./apply-button";

export function Apply({ position }: { position: Position }) {
  return (
    <ClosingStrip
      title="Sounds like your evening?"
      text="Write to us in your own words: what you have run, what broke, what you did about it. A CV is welcome, a cover letter is not needed."
      actions={
        <ButtonRow>
          <ApplyButton title={position.title} />
        </ButtonRow>
      }
    />
  );
}
