import { JobPoints } from "../../components/job";
import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import "./description.css";
import type { loader } from "./loader";

type DescriptionProps = PageProps<typeof loader>["data"]["description"];

export function Description({ title, about, lists }: DescriptionProps) {
  if (about.length + lists.length === 0) return null;
  return (
    <Section>
      <div className="position-description">
        {about.length > 0 && (
          <div className="position-description-story">
            <h2>{title}</h2>
            {about.map((paragraph) => (
              <p key={paragraph} className="position-description-paragraph">
                {paragraph}
              </p>
            ))}
          </div>
        )}
        <div className="position-description-lists">
          <JobPoints
            lists={lists}
            heading={(title) => <h2 className="position-description-title">{title}</h2>}
          />
        </div>
      </div>
    </Section>
  );
}
