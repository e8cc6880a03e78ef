import "./job-line.css";

type JobLineProps = {
  department: string;
  location: string;
  type: "full-time" | "part-time" | "internship";
};

export const jobTypes = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  internship: "Internship",
} as const;

/** Department, location and type of a position in one line. */
export function JobLine({ department, location, type }: JobLineProps) {
  return (
    <span className="job-line">
      <span>{department}</span> <span>{location}</span> <span>{jobTypes[type]}</span>
    </span>
  );
}
