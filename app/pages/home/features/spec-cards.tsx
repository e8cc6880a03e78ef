import type { ReactNode } from "react";
import type { HomeData } from "../loader";
import "./spec-cards.css";

/** Durations of the twenty ticks of a second, as heights of bars. */
const tickHeights = [16, 18, 15, 20, 17, 16, 22, 18, 15, 17, 19, 16, 18, 24, 17, 16, 18, 15, 19, 17];

type SpecCardsProps = HomeData["specCards"];

export function SpecCards({ processor, protection, latency, latencyUnderMs }: SpecCardsProps) {
  // The ruler is one tick (50 ms) long and 300 units wide.
  const safeWidth = (latencyUnderMs / 50) * 300;
  return (
    <div className="home-spec-cards">
      <div className="home-spec-cards-row page-width">
        <div className="home-spec-cards-list">
          <SpecCard {...processor}>
            <path className="home-spec-cards-limit" d="M0 3h300" strokeDasharray="6 4" />
            <path
              className="home-spec-cards-lit"
              d={`M1 44${tickHeights.map((height) => `v-${height}h13v${height}h2`).join("")}`}
            />
            <path className="home-spec-cards-limit" d="M0 46h300" />
          </SpecCard>
          <SpecCard {...protection}>
            <g className="home-spec-cards-marks" strokeWidth="13" strokeDasharray="12 3">
              <path d="M0 8h297M0 40h297" />
              <path d="M0 24h297" strokeDashoffset="7.5" />
            </g>
            <path
              className="home-spec-cards-hits"
              d="M0 8h297M52.5 24h243M120 40h177"
              strokeWidth="13"
              strokeDasharray="12 153"
            />
          </SpecCard>
          <SpecCard {...latency}>
            <path className="home-spec-cards-safe" d={`M0 0h${safeWidth}v44H0z`} />
            <g className="home-spec-cards-marks">
              <path d="M0 37h300" strokeWidth="14" strokeDasharray="3 11.85" />
              <path d="M0 31h300" strokeWidth="26" strokeDasharray="3 71.25" />
            </g>
            <path className="home-spec-cards-edge" d={`M${safeWidth - 2} 0h4v48h-4z`} />
          </SpecCard>
        </div>
      </div>
    </div>
  );
}

type SpecCardProps = {
  label: string;
  figure: string;
  unit?: string;
  text: string;
  /** Shapes of an svg with the view box `0 0 300 48`. */
  children: ReactNode;
};

function SpecCard({ label, figure, unit, text, children }: SpecCardProps) {
  return (
    <div className="home-spec-cards-card">
      <h2 className="home-spec-cards-title">
        <span className="home-spec-cards-label">{label}</span>{" "}
        <span className="home-spec-cards-figure figure">
          {unit ? `${figure}\u00a0` : figure}
          {unit && <span className="home-spec-cards-unit">{unit}</span>}
        </span>
      </h2>
      <svg
        className="home-spec-cards-graphic"
        viewBox="0 0 300 48"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {children}
      </svg>
      <p className="home-spec-cards-text">{text}</p>
    </div>
  );
}
