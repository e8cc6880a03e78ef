import type { ReactNode } from "react";
import { words } from "../content/interface";
import { BulletList } from "./bullet-list";

type JobPointsProps = {
  requirements: readonly string[];
  responsibilities: readonly string[];
  heading: (title: string) => ReactNode;
};

/** What a position asks for and is responsible for, each under its heading if there is any. */
export function JobPoints({ requirements, responsibilities, heading }: JobPointsProps) {
  const lists = [
    { title: words.job.requirements, points: requirements },
    { title: words.job.responsibilities, points: responsibilities },
  ].filter(({ points }) => points.length > 0);
  return lists.map(({ title, points }) => (
    <div key={title}>
      {heading(title)}
      <BulletList points={points} />
    </div>
  ));
}
