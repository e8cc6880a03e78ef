import { Eyebrow } from "../../../components/eyebrow";
import { indianNumber } from "../../../format/numbers";

type NightTickProps = {
  /** The hour in ticks: the page runs from sunset at 12,000 to sunrise at 24,000. */
  at: number;
  /** What happens then. */
  hour: string;
  ground?: "dark" | "torch";
};

const sunset = 12_000;
const ticksPerCell = 600;

/** Where in the night a section stands, on a ruler that is the whole night long. */
export function NightTick({ at, hour, ground = "dark" }: NightTickProps) {
  return (
    <Eyebrow
      cell={Math.round((at - sunset) / ticksPerCell)}
      figure={`Tick ${indianNumber(at)}`}
      ground={ground}
    >
      {hour}
    </Eyebrow>
  );
}
