import { Meter } from "../../../components/meter";
import { panel } from "../../../content/pages/home";
import { type PanelMetric, panelMetrics, panelTickTimes } from "../../../content/panel-preview";
import { localNumber } from "../../../format/numbers";
import "./panel-metrics.css";
import { barPaths } from "./bar-paths";

const chartHeight = 80;
const chartWidth = panelTickTimes.lastMs.length * 10;
const bars = barPaths(panelTickTimes.lastMs, {
  limit: panelTickTimes.limitMs,
  slowFrom: 30,
  height: chartHeight,
});

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
        <path className="home-panel-metrics-bars" d={bars.normal} />
        <path className="home-panel-metrics-slow" d={bars.slow} />
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
