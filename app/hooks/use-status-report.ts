import { readStatusFeed, type StatusReport } from "../browser/status-feed";
import { useFeed } from "./use-feed";
import { useLayoutData } from "./use-layout-data";

/** What the status page reports; undefined for a site without a status feed, and while nothing is known. */
export function useStatusReport(): StatusReport | undefined {
  const { statusFeed } = useLayoutData();
  const answer = useFeed(statusFeed?.url);
  return statusFeed && answer !== undefined ? readStatusFeed(statusFeed.product, answer) : undefined;
}
