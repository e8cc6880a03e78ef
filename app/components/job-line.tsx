import "./job-line.css";

type JobLineProps = {
  department: string;
  location: string;
  /** "Full-time" */
  type: string;
};

export function JobLine({ department, location, type }: JobLineProps) {
  return (
    <span className="job-line">
      <span>{department}</span> <span>{location}</span> <span>{type}</span>
    </span>
  );
}
