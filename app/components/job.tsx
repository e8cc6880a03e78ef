import type { ReactNode } from "react";
import { BulletList } from "./bullet-list";
import "./job.css";

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

type JobPointsProps = {
  lists: readonly { title: string; points: readonly string[] }[];
  heading: (title: string) => ReactNode;
};

/** What a position asks for and is responsible for, each under its heading. */
export function JobPoints({ lists, heading }: JobPointsProps) {
  return lists.map(({ title, points }) => (
    <div key={title}>
      {heading(title)}
      <BulletList points={points} />
    </div>
  ));
}
