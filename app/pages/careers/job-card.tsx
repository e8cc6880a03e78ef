import { BulletList } from "../../components/bullet-list";
import { ButtonRow } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { JobLine } from "../../components/job-line";
import { destinations } from "../../content/brand";
import type { Position } from "../../content/positions";
import { applicationMail } from "../../format/application-mail";
import "./job-card.css";

/** Several cards can be open at a time, to compare positions. */
export function JobCard({ position }: { position: Position }) {
  const { slug, title, department, location, type, description, requirements, responsibilities } = position;
  return (
    <details className="careers-job-card slab">
      <summary className="careers-job-card-summary">
        <h3 className="careers-job-card-title">{title}</h3>
        <JobLine department={department} location={location} type={type} />
        <Icon name="chev" size="large" />
      </summary>
      <div className="careers-job-card-body">
        <p className="careers-job-card-text">{description}</p>
        <div className="careers-job-card-lists">
          <div>
            <h4 className="careers-job-card-subtitle">Requirements</h4>
            <BulletList points={requirements} />
          </div>
          <div>
            <h4 className="careers-job-card-subtitle">Responsibilities</h4>
            <BulletList points={responsibilities} />
          </div>
        </div>
        <ButtonRow
          links={[
            {
              text: "Apply by email",
              target: { href: applicationMail(destinations.careersMail, title) },
              icon: "mail",
              label: `Apply by email: ${title}`,
            },
            {
              text: "Full description",
              target: { to: `/careers/${slug}` },
              tone: "dark",
              label: `Full description: ${title}`,
            },
          ]}
        />
      </div>
    </details>
  );
}
