import { addressLine, type Company } from "../content/company";
import "./company-line.css";

/** Who runs the site, at the end of the footer. */
export function CompanyLine(company: Company) {
  const { legalName, numbers = [] } = company;
  return (
    <address className="company-line">
      <p>{`${legalName}, ${addressLine(company)}`}</p>
      {numbers.map(({ label, value }) => (
        <p key={`${label} ${value}`}>{`${label} ${value}`}</p>
      ))}
    </address>
  );
}
