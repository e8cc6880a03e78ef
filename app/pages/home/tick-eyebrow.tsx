import { Eyebrow } from "../../components/eyebrow";
import { indianNumber } from "../../format/numbers";

type TickEyebrowProps = {
  /** The hour in ticks: the page runs from sunset at 12,000 to sunrise at 24,000. */
  tick: number;
  /** What happens then. */
  label: string;
  ground?: "dark" | "torch";
};

const sunset = 12_000;
const ticksPerCell = 600;

/** Where in the night a section stands, on a ruler that is the whole night long. */
export function TickEyebrow({ tick, label, ground = "dark" }: TickEyebrowProps) {
  return (
    <Eyebrow
      cell={Math.round((tick - sunset) / ticksPerCell)}
      figure={`Tick ${indianNumber(tick)}`}
      ground={ground}
    >
      {label}
    </Eyebrow>
  );
}
