import { ButtonRow } from "../../components/button-row";
import { Icon } from "../../components/icon";
import { JobLine, JobPoints } from "../../components/job";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import "./job-card.css";
import type { loader } from "./loader";
import "./openings.css";

type CareersData = PageProps<typeof loader>["data"];

export function Openings({ title, lead, jobs }: NonNullable<CareersData["openings"]>) {
  return (
    <Section ground="midnight" labelledBy="openings">
      <div className="careers-openings">
        <div className="careers-openings-side">
          <h2 id="openings">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className="careers-openings-jobs">
          {jobs.map((job) => (
            <Reveal key={job.slug} as="li">
              <JobCard {...job} />
            </Reveal>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Several cards can be open at a time, to compare positions. */
function JobCard({ title, text, line, lists, links }: NonNullable<CareersData["openings"]>["jobs"][number]) {
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

/** Shown instead of `Openings` while there is no position. */
export function NoOpenings(props: NonNullable<CareersData["noOpenings"]>) {
  const { title, lead, mailLink, careersMail } = props;
  return (
    <Section ground="midnight" labelledBy="openings">
      <div className="careers-openings-none">
        <h2 id="openings">{title}</h2>
        <p className="lead">{lead}</p>
        <ButtonRow links={[{ text: mailLink, target: { href: careersMail }, icon: "mail" }]} />
      </div>
    </Section>
  );
}
