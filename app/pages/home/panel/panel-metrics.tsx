import { Meter } from "../../../components/meter";
import { panel } from "../../../content/pages/home";
import { type PanelMetric, panelMetrics, panelTickTimes } from "../../../content/panel-preview";
import { localNumber } from "../../../format/numbers";
import "./panel-metrics.css";

const { lastMs, limitMs } = panelTickTimes;
const slowFromMs = 30;
const chartHeight = 80;
const barWidth = 10;
const chartWidth = lastMs.length * barWidth;

/** The path of the bars of slow ticks, or of all others. A bar at the limit is as tall as the chart. */
function barsOf(slow: boolean): string {
  return lastMs
    .map((ms, index) => {
      const height = Math.round((ms / limitMs) * chartHeight);
      const bar = `M${index * barWidth + 1} ${chartHeight - height}h8v${height}h-8z`;
      return ms >= slowFromMs === slow ? bar : "";
    })
    .join("");
}

/** `progress` is that of a restore, from 0 to 1: until its end the figures climb and the bars are amber. */
export function PanelMetrics({ progress }: { progress: number }) {
  return (
    <>
      {panelMetrics.length > 0 && (
        <dl className="home-panel-metrics">
          {panelMetrics.map((metric) => (
            <Metric key={metric.id} {...metric} value={metric.value * progress} />
          ))}
        </dl>
      )}
      {chartWidth > 0 && <Chart isRestoring={progress < 1} />}
    </>
  );
}

function Chart({ isRestoring }: { isRestoring: boolean }) {
  return (
    <div>
      <p className="home-panel-metrics-caption">
        <span>{panel.chart}</span>
        <span>{panel.chartLimit}</span>
      </p>
      <svg
        className="home-panel-metrics-chart"
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-restoring={isRestoring}
      >
        <path className="home-panel-metrics-limit" d={`M0 1h${chartWidth}`} />
        <path className="home-panel-metrics-bars" d={barsOf(false)} />
        <path className="home-panel-metrics-slow" d={barsOf(true)} />
      </svg>
    </div>
  );
}

function Metric({ label, value, decimals, unit, outOf, outOfShown }: PanelMetric) {
  return (
    <div className="home-panel-metrics-metric" data-full={value >= outOf}>
      <dt className="home-panel-metrics-label">{label}</dt>
      <dd>
        <p className="home-panel-metrics-value figure">
          {`${localNumber(value, decimals)}\u00a0`}
          <span className="home-panel-metrics-unit">
            {outOfShown ? `/ ${localNumber(outOf)}\u00a0${unit}` : unit}
          </span>
        </p>
        <Meter cells={(value / outOf) * 20} />
      </dd>
    </div>
  );
}
