import "./company-line.css";

type CompanyLineProps = {
  /** Name and address. */
  line: string;
  numbers: readonly string[];
};

/** Who runs the site, at the end of the footer. */
export function CompanyLine({ line, numbers }: CompanyLineProps) {
  return (
    <address className="company-line">
      <p>{line}</p>
      {numbers.map((number) => (
        <p key={number}>{number}</p>
      ))}
    </address>
  );
}
