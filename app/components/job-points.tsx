import type { ReactNode } from "react";
import { BulletList } from "./bullet-list";

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
