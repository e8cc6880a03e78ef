import { phrase } from "../../../../site/format";
import type { Site } from "../../../../site/site";
import { pingRounds } from "../../../browser/measure-ping";

export type LocationsData = NonNullable<ReturnType<typeof locationsData>>;

/** Undefined without regions. */
export function locationsData(site: Site) {
  const { records, words, format } = site;
  const { regions, statuses } = records.locations;
  const { latency, uptime, bandwidth, ...head } = records["pages/home"].locations;
  const { gigabytes, gigabits, milliseconds } = words.units;
  const isLive = records.brand.statusFeed !== undefined;
  if (regions.length === 0) return undefined;
  return {
    head,
    statuses,
    regions: regions.map(({ id, name, drawing, networkStats, cities }) => {
      const { averageLatencyMs, uptimePercent, bandwidthGbps } = networkStats;
      return {
        id,
        name,
        drawing,
        figures: [
          { label: latency, figure: `${format.number(averageLatencyMs)} ${milliseconds}` },
          { label: uptime, figure: format.percent(uptimePercent) },
          { label: bandwidth, figure: `${format.number(bandwidthGbps)} ${gigabits}` },
        ],
        cities: cities.map((city) => ({
          id: city.id,
          name: city.name,
          /** Absent where it is fetched: then the name of the city on the status page. */
          status: isLive ? undefined : city.status,
          statusName: isLive ? (city.statusName ?? city.name) : undefined,
          hardware: city.hardware,
          memory: `${format.number(city.memoryGb)} ${gigabytes} ${city.memoryType}`,
          pingUrl: city.pingUrl,
        })),
      };
    }),
    ping: pingData(site),
  };
}

/** Undefined if no city can be measured. */
function pingData({ records, words, format }: Site) {
  const { round, nearest, silent, method, scale, ...texts } = records["pages/home"].ping;
  // Each address once, with the first city that has it.
  const cities = records.locations.regions
    .flatMap((region) => region.cities)
    .filter(
      ({ pingUrl }, index, all) => pingUrl && all.findIndex((city) => city.pingUrl === pingUrl) === index,
    );
  if (cities.length === 0) return undefined;
  return {
    ...texts,
    milliseconds: words.units.milliseconds,
    targets: cities.map(({ id, name, pingUrl = "" }) => ({
      url: pingUrl,
      cityId: id,
      name,
      /** The result if it is the nearest: `{ms}` is left for what was measured. */
      nearest: phrase(nearest, { city: name }),
    })),
    /** By the number of requests, from 1 on. */
    rounds: Array.from({ length: pingRounds }, (_, index) =>
      phrase(round, { round: format.number(index + 1), rounds: format.number(pingRounds) }),
    ),
    /** What follows the result, by the number of addresses that did not answer. */
    notes: cities.map((_, count) =>
      count > 0 ? `${format.plural(silent, count)} ${method}` : `${method} ${scale}`,
    ),
  };
}
