import { Eyebrow } from "../../components/eyebrow";
import { indianNumber } from "../../format/numbers";

type TickEyebrowProps = {
  /** Minecraft time: sunset is at 12,000 ticks, sunrise at 24,000. */
  tick: number;
  label: string;
  ground?: "dark" | "torch";
};

const sunset = 12_000;
const ticksPerCell = 600;

/** Shows the time of a section on a ruler from sunset to sunrise. */
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
