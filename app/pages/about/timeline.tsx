import { Section } from "../../components/section";
import { milestones } from "../../content/about";
import { timeline } from "../../content/pages/about";
import { formatMonth, formatOrdinalDay } from "../../format/dates";
import { MonthRuler } from "./month-ruler";
import { monthsAfter } from "./months-after";
import "./timeline.css";

export function Timeline() {
  const [founding] = milestones;
  if (!founding) return null;
  return (
    <Section
      ground="hour-23"
      head={{
        ...timeline,
        id: "timeline",
        eyebrow: { cell: 1, figure: timeline.eyebrow },
      }}
    >
      <ol className="about-timeline">
        {milestones.map(({ id, date, title, text }, index) => (
          <li key={id} className="about-timeline-entry">
            <time className="about-timeline-date" dateTime={date}>
              {date === founding.date ? formatOrdinalDay(date) : formatMonth(date)}
            </time>
            <MonthRuler months={monthsAfter(milestones, index)} />
            <div className="about-timeline-text">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
