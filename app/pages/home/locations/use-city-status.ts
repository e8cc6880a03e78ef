import { statusFeed } from "../../../content/brand";
import type { City, LocationStatus } from "../../../content/locations";
import { readStatusFeed, statusOfPart } from "../../../content/status-feed";
import { useFeed } from "../../../hooks/use-feed";

type StatusOf = (city: City) => LocationStatus | undefined;

/** The state of a city: that of the record, or, where the site has a status feed, the one that was fetched. */
export function useCityStatus(): StatusOf {
  const feed = import.meta.env.HAS_STATUS_FEED ? statusFeed : undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: a constant of the build
  return feed ? useFetchedStatus(feed) : ({ status }) => status;
}

function useFetchedStatus({ product, url }: NonNullable<typeof statusFeed>): StatusOf {
  const answer = useFeed(url);
  const report = answer === undefined ? undefined : readStatusFeed(product, answer);
  return ({ name, statusName = name }) => report && statusOfPart(report, statusName);
}
