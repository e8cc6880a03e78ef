import "./month-ruler.css";

const monthHeight = 44;
const firstTick = 14;

/** With more months to the next entry, the ruler is interrupted. */
const mostMonths = 8;
const interruptedMonths = 6;

/** The part of the ruler beside one entry: a mark for each month until the next; that of the entry itself is CSS. */
export function MonthRuler({ months }: { months: number }) {
  const isInterrupted = months > mostMonths;
  const rows = isInterrupted ? interruptedMonths : months;
  const height = rows * monthHeight;
  const omitted = isInterrupted ? interruptedMonths / 2 : undefined;
  const unlit = Array.from({ length: rows - 1 }, (_, row) => row + 1)
    .filter((row) => row !== omitted)
    .map((row) => `M2 ${firstTick + row * monthHeight}h14`);
  const interruption = isInterrupted ? `v${height / 2 - monthHeight / 2}m0 ${monthHeight}` : "";
  return (
    <div className="about-month-ruler">
      <svg viewBox={`0 0 32 ${height}`} aria-hidden="true">
        <path d={`M2 0${interruption}V${height}${unlit.join("")}`} />
      </svg>
    </div>
  );
}
