import "./month-ruler.css";

const monthHeight = 32;
const firstTick = 14;

/** The part of the ruler beside one entry: a highlighted mark for the entry, then one for each month until the next. */
export function MonthRuler({ months }: { months: number }) {
  const unlit = Array.from(
    { length: months - 1 },
    (_, month) => `M0 ${firstTick + (month + 1) * monthHeight}h16`,
  );
  return (
    <svg
      className="about-month-ruler"
      viewBox={`0 0 32 ${months * monthHeight}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="about-month-ruler-edge" d={`M0 0v${months * monthHeight}`} />
      <path className="about-month-ruler-unlit" d={unlit.join("")} />
      <path className="about-month-ruler-lit" d={`M0 ${firstTick}h32`} />
    </svg>
  );
}
