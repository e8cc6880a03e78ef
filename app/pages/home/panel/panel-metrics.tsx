import { Meter } from "../../../components/meter";
import type { PanelData } from "./panel-data";
import "./panel-metrics.css";

const slowFromMs = 30;
const chartHeight = 80;
const barWidth = 10;

type PanelMetricsProps = Pick<PanelData, "metrics" | "chart" | "steps"> & {
  /** Of a restore, during which the figures climb and the bars are amber. */
  step: number;
  isRunning: boolean;
};

export function PanelMetrics({ metrics, chart, step, steps, isRunning }: PanelMetricsProps) {
  const progress = step / steps;
  return (
    <>
      {metrics.length > 0 && (
        <dl className="home-panel-metrics">
          {metrics.map(({ id, label, numbers, unit, share }) => (
            <div key={id} className="home-panel-metrics-metric" data-full={share * progress >= 1}>
              <dt className="home-panel-metrics-label">{label}</dt>
              <dd>
                <p className="home-panel-metrics-value figure">
                  {`${numbers[step]}\u00a0`}
                  <span className="home-panel-metrics-unit">{unit}</span>
                </p>
                <Meter cells={share * progress * 20} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {chart && <Chart {...chart} isRestoring={isRunning} />}
    </>
  );
}

type ChartProps = NonNullable<PanelData["chart"]> & { isRestoring: boolean };

function Chart({ title, limit, lastMs, limitMs, isRestoring }: ChartProps) {
  const width = lastMs.length * barWidth;
  /** The path of the bars of slow ticks, or of all others. A bar at the limit is as tall as the chart. */
  const barsOf = (slow: boolean) =>
    lastMs
      .map((ms, index) => {
        const height = Math.round((ms / limitMs) * chartHeight);
        const bar = `M${index * barWidth + 1} ${chartHeight - height}h8v${height}h-8z`;
        return ms >= slowFromMs === slow ? bar : "";
      })
      .join("");
  return (
    <div>
      <p className="home-panel-metrics-caption">
        <span>{title}</span>
        <span>{limit}</span>
      </p>
      <svg
        className="home-panel-metrics-chart"
        viewBox={`0 0 ${width} ${chartHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-restoring={isRestoring}
      >
        <path className="home-panel-metrics-limit" d={`M0 1h${width}`} />
        <path className="home-panel-metrics-bars" d={barsOf(false)} />
        <path className="home-panel-metrics-slow" d={barsOf(true)} />
      </svg>
    </div>
  );
}
