import { ButtonRow } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { JobLine, JobPoints } from "../../components/job";
import type { PageProps } from "../../entry/page-props";
import "./job-card.css";
import type { loader } from "./loader";

type JobCardProps = NonNullable<PageProps<typeof loader>["data"]["openings"]>["jobs"][number];

/** Several cards can be open at a time, to compare positions. */
export function JobCard({ title, text, line, lists, links }: JobCardProps) {
  return (
    <details className="slab" data-fold>
      <summary className="careers-job-card-summary">
        <h3 className="careers-job-card-title">{title}</h3>
        <JobLine {...line} />
        <Icon name="chev" size="large" />
      </summary>
      <div className="careers-job-card-body">
        <p className="careers-job-card-text">{text}</p>
        <div className="careers-job-card-lists">
          <JobPoints
            lists={lists}
            heading={(title) => <h4 className="careers-job-card-subtitle">{title}</h4>}
          />
        </div>
        <ButtonRow links={links} />
      </div>
    </details>
  );
}
