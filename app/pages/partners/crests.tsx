import { Drawing } from "../../components/drawing";
import type { PageProps } from "../../entry/page-props";
import "./crests.css";
import type { loader } from "./loader";

type CrestsProps = Pick<PageProps<typeof loader>["data"]["cards"], "partners">;

/** The emblems of all partners, in place of a graphic of their number. */
export function Crests({ partners }: CrestsProps) {
  return (
    <span className="partners-crests">
      {partners.map(({ id, logo }) => (
        <Drawing key={id} name={logo} />
      ))}
    </span>
  );
}
