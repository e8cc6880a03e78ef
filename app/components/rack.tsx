import "./rack.css";
import { RackUnit, type RackUnitProps } from "./rack-unit";

/** A list of plans drawn as units of a server rack. */
export function Rack({ units }: { units: readonly RackUnitProps[] }) {
  return (
    <ul className="rack">
      {units.map((unit) => (
        <RackUnit key={unit.id} {...unit} />
      ))}
    </ul>
  );
}
