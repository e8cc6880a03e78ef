import "./rack.css";
import { RackUnit, type RackUnitProps } from "./rack-unit";

/** A price list of machines: units between two rails, one above the other. */
export function Rack({ units }: { units: readonly RackUnitProps[] }) {
  const columns = Math.max(...units.map(({ figures }) => figures.length));
  return (
    <ul className="rack">
      {units.map((unit) => (
        <RackUnit key={unit.id} {...unit} columns={columns} />
      ))}
    </ul>
  );
}
