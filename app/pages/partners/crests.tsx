import { Drawing } from "../../components/drawing";
import { partners } from "../../content/partners";
import "./crests.css";

/** The emblems of all partners, in place of a graphic of their number. */
export function Crests() {
  return (
    <span className="partners-crests">
      {partners.map(({ id, logo }) => (
        <Drawing key={id} name={logo} />
      ))}
    </span>
  );
}
