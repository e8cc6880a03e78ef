import type { companyDetails } from "../loaders/company";
import { AnyLink } from "./any-link";
import "./company-details.css";
import { Section } from "./section";

type CompanyDetailsProps = NonNullable<ReturnType<typeof companyDetails>>;

/** Who runs the site, and who answers complaints. */
export function CompanyDetails({ legalName, address, numbers, grievanceOfficer }: CompanyDetailsProps) {
  return (
    <Section space="small" labelledBy="company-details">
      <div className="company-details">
        <div className="company-details-part">
          <h2 className="company-details-title" id="company-details">
            {legalName}
          </h2>
          <address className="company-details-address">{address}</address>
          {numbers.length > 0 && (
            <dl className="company-details-numbers">
              {numbers.map(({ label, value }) => (
                <div key={`${label} ${value}`}>
                  <dt className="company-details-label">{label}</dt>
                  <dd className="company-details-value">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {grievanceOfficer && (
          <div className="company-details-part">
            <h2 className="company-details-title">{grievanceOfficer.label}</h2>
            <Officer {...grievanceOfficer} />
            {grievanceOfficer.promise && <p>{grievanceOfficer.promise}</p>}
          </div>
        )}
      </div>
    </Section>
  );
}

function Officer({
  name,
  designation,
  email,
  telephone,
}: NonNullable<CompanyDetailsProps["grievanceOfficer"]>) {
  const [user, domain] = email.split("@");
  return (
    <div>
      <p>{`${name}, ${designation}`}</p>
      <AnyLink target={{ href: `mailto:${email}` }} className="company-details-link">
        <span>
          {user}
          <wbr />@{domain}
        </span>
      </AnyLink>
      {telephone && (
        <AnyLink
          target={{ href: `tel:${telephone.replaceAll(/[^\d+]/g, "")}` }}
          className="company-details-link"
        >
          {telephone}
        </AnyLink>
      )}
    </div>
  );
}
