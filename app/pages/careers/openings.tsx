import { ButtonRow } from "../../components/button-row";
import { Reveal } from "../../components/reveal";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import { JobCard } from "./job-card";
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
