import "./job-line.css";

type JobLineProps = {
  department: string;
  location: string;
  type: "full-time" | "part-time" | "internship";
};

/** How much of the week a position takes. */
export const jobTypes = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  internship: "Internship",
} as const;

/** What a position is, in one line under its title. */
export function JobLine({ department, location, type }: JobLineProps) {
  return (
    <span className="job-line">
      <span>{department}</span> <span>{location}</span> <span>{jobTypes[type]}</span>
    </span>
  );
}
