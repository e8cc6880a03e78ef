import { Section } from "../../components/section";
import type { PageProps } from "../../entry/page-props";
import type { loader } from "./loader";
import "./timeline.css";

export function Timeline({ head, entries }: PageProps<typeof loader>["data"]["timeline"]) {
  if (entries.length === 0) return null;
  return (
    <Section
      ground="hour-23"
      head={{
        ...head,
        id: "timeline",
        eyebrow: { cell: 1, figure: head.eyebrow },
      }}
    >
      <ol className="about-timeline">
        {entries.map(({ id, date, shownDate, months, title, text }) => (
          <li key={id} className="about-timeline-entry">
            <time className="about-timeline-date" dateTime={date}>
              {shownDate}
            </time>
            <MonthRuler months={months} />
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

const monthHeight = 44;
const firstTick = 14;

/** With more months to the next entry, the ruler is interrupted. */
const mostMonths = 8;
const interruptedMonths = 6;

/** The part of the ruler beside one entry: a mark for each month until the next; that of the entry itself is CSS. */
function MonthRuler({ months }: { months: number }) {
  const isInterrupted = months > mostMonths;
  const rows = isInterrupted ? interruptedMonths : months;
  const height = rows * monthHeight;
  const omitted = isInterrupted ? interruptedMonths / 2 : undefined;
  const unlit = Array.from({ length: rows - 1 }, (_, row) => row + 1)
    .filter((row) => row !== omitted)
    .map((row) => `M2 ${firstTick + row * monthHeight}h14`);
  const interruption = isInterrupted ? `v${height / 2 - monthHeight / 2}m0 ${monthHeight}` : "";
  return (
    <div className="about-timeline-ruler">
      <svg viewBox={`0 0 32 ${height}`} aria-hidden="true">
        <path d={`M2 0${interruption}V${height}${unlit.join("")}`} />
      </svg>
    </div>
  );
}
