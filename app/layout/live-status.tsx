import { Status } from "../components/status";
import type { StatusFeed } from "../content/brand";
import { words } from "../content/interface";
import { readStatusFeed, type StatusReport } from "../content/status-feed";
import { troubleWords } from "../format/trouble-words";
import { useFeed } from "../hooks/use-feed";
import "./live-status.css";

const icons = { operational: "check", warning: "warning", critical: "close" } as const;

function useReport({ product, url }: StatusFeed): StatusReport | undefined {
  const answer = useFeed(url);
  return answer === undefined ? undefined : readStatusFeed(product, answer);
}

type LiveStatusProps = {
  feed: StatusFeed;
  /** What it says while all is well. */
  operational: string;
  /** In its place while nothing is known. */
  unknown: string;
};

/** The state of the status page beside a link to it; never "operational" if that was not fetched. */
export function LiveStatus({ feed, operational, unknown }: LiveStatusProps) {
  const report = useReport(feed);
  if (!report) return <span>{unknown}</span>;
  const { worst } = report;
  // Uptime Kuma names its monitors by numbers.
  const trouble = troubleWords(report, feed.product !== "uptime-kuma");
  return (
    <Status status={worst} icon={icons[worst]} label={worst === "operational" ? operational : trouble} />
  );
}

/** A mark at a menu that has the link to the status page, while something is wrong. */
export function TroubleMark({ feed }: { feed: StatusFeed }) {
  const report = useReport(feed);
  if (!report || report.worst === "operational") return null;
  return (
    <span className="live-status-mark" data-status={report.worst}>
      <span className="visually-hidden">{` ${words.status.trouble}`}</span>
    </span>
  );
}
