import { ButtonRow } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { JobLine } from "../../components/job-line";
import { JobPoints } from "../../components/job-points";
import { destinations } from "../../content/brand";
import { openings } from "../../content/pages/careers";
import type { Position } from "../../content/positions";
import { applicationMail } from "../../format/application-mail";
import "./job-card.css";

/** Several cards can be open at a time, to compare positions. */
export function JobCard({ position }: { position: Position }) {
  const { slug, title, description } = position;
  const { applyLink, descriptionLink } = openings;
  return (
    <details className="careers-job-card slab" data-fold>
      <summary className="careers-job-card-summary">
        <h3 className="careers-job-card-title">{title}</h3>
        <JobLine {...position} />
        <Icon name="chev" size="large" />
      </summary>
      <div className="careers-job-card-body">
        <p className="careers-job-card-text">{description}</p>
        <div className="careers-job-card-lists">
          <JobPoints
            {...position}
            heading={(title) => <h4 className="careers-job-card-subtitle">{title}</h4>}
          />
        </div>
        <ButtonRow
          links={[
            {
              text: applyLink,
              target: { href: applicationMail(destinations.careersMail, title) },
              icon: "mail",
              label: `${applyLink}: ${title}`,
            },
            {
              text: descriptionLink,
              target: { to: `/careers/${slug}` },
              tone: "dark",
              label: `${descriptionLink}: ${title}`,
            },
          ]}
        />
      </div>
    </details>
  );
}
