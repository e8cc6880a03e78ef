import { words } from "../content/interface";
import "./job-line.css";

type JobLineProps = {
  department: string;
  location: string;
  type: "full-time" | "part-time" | "internship";
};

export function JobLine({ department, location, type }: JobLineProps) {
  return (
    <span className="job-line">
      <span>{department}</span> <span>{location}</span> <span>{words.job.types[type]}</span>
    </span>
  );
}
