import { useRef } from "react";
import { Drawing } from "../../../components/drawing";
import { Reveal } from "../../../components/reveal";
import type { City, Region } from "../../../content/locations";
import { localNumber } from "../../../format/numbers";
import { timing } from "../../../hooks/timing";
import { useCounterWhileVisible } from "../../../hooks/use-counter-while-visible";
import "./location-card.css";
import { Status } from "../status";
import { worstStatus } from "./worst-status";

export function LocationCard({ region }: { region: Region }) {
  const { name, drawing, networkStats, cities } = region;
  const ref = useRef<HTMLElement>(null);
  useCounterWhileVisible(ref, "rotation", timing.locationRotation);
  return (
    <Reveal as="article" ref={ref} className="home-location-card" data-rotation="0">
      <div className="home-location-card-head">
        <div className="home-location-card-drawing">
          <Drawing name={drawing} />
        </div>
        <div className="home-location-card-title">
          <h3 className="home-location-card-name">{name}</h3>
          <Status status={worstStatus(cities)} />
        </div>
      </div>
      <dl className="home-location-card-network">
        <NetworkFigure label="Avg latency" figure={`${localNumber(networkStats.averageLatencyMs)} ms`} />
        <NetworkFigure label="Uptime" figure={`${localNumber(networkStats.uptimePercent)}%`} />
        <NetworkFigure label="Bandwidth" figure={`${localNumber(networkStats.bandwidthGbps)} Gbps`} />
      </dl>
      <ul className="home-location-card-cities">
        {cities.map((city) => (
          <CityRow key={city.id} {...city} />
        ))}
      </ul>
    </Reveal>
  );
}

function NetworkFigure({ label, figure }: { label: string; figure: string }) {
  return (
    <div className="home-location-card-figure">
      <dt className="home-location-card-label">{label}</dt>
      <dd className="home-location-card-value figure">{figure}</dd>
    </div>
  );
}

function CityRow({ name, status, hardware, memoryGb, memoryType }: City) {
  return (
    <li className="home-location-card-city">
      <h4 className="home-location-card-city-name">{name}</h4>
      <Status status={status} />
      <p className="home-location-card-machine">
        {hardware}
        <br />
        {`${localNumber(memoryGb)} GB ${memoryType}`}
      </p>
    </li>
  );
}
