import { AnyLink } from "../../components/any-link";
import { Icon } from "../../components/icon";
import { JobLine } from "../../components/job";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import type { loader } from "./loader";
import "./others.css";

export function Others({ title, positions }: PageProps<typeof loader>["data"]["others"]) {
  if (positions.length === 0) return null;
  return (
    <Section labelledBy="others">
      <h2 className="position-others-title" id="others">
        {title}
      </h2>
      <ul className="position-others">
        {positions.map(({ slug, title, line }) => (
          <li key={slug} className="position-others-line">
            <AnyLink target={{ to: `/careers/${slug}` }} className="position-others-link">
              <b className="position-others-name">{title}</b> <JobLine {...line} />
              <Icon name="arrow" />
            </AnyLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
