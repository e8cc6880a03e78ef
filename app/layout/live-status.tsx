import { inDigits } from "../browser/digits";
import type { StatusReport } from "../browser/status-feed";
import { Status } from "../components/status";
import { useLayoutData } from "../hooks/use-layout-data";
import { useStatusReport } from "../hooks/use-status-report";
import type { LayoutData } from "./loader";
import "./live-status.css";

const icons = { operational: "check", warning: "warning", critical: "close" } as const;

type LiveStatusProps = {
  /** What it says while all is well. */
  operational: string;
  /** In its place while nothing is known. */
  unknown: string;
};

/** The state of the status page beside a link to it; never "operational" if that was not fetched. */
export function LiveStatus({ operational, unknown }: LiveStatusProps) {
  const layout = useLayoutData();
  const report = useStatusReport();
  if (!report) return <span>{unknown}</span>;
  const { worst } = report;
  const label = worst === "operational" ? operational : troubleWords(report, layout);
  return <Status status={worst} icon={icons[worst]} label={label} />;
}

/** A mark at a menu that has the link to the status page, while something is wrong. */
export function TroubleMark() {
  const { words } = useLayoutData();
  const report = useStatusReport();
  if (!report || report.worst === "operational") return null;
  return (
    <span className="live-status-mark" data-status={report.worst}>
      <span className="visually-hidden">{` ${words.status.trouble}`}</span>
    </span>
  );
}

/** Whether a link leads to the status page, on a site that shows what that reports. */
export function useLeadsToStatusPage() {
  const { statusFeed, destinations } = useLayoutData();
  return (link: object) =>
    statusFeed !== undefined && "destination" in link && link.destination === destinations.statusPage;
}

/** "Frankfurt: down", "3 locations affected". */
function troubleWords({ worst, parts, incident }: StatusReport, layout: LayoutData): string {
  const { statusFeed, language, digits } = layout;
  const { down, trouble, affected: forms } = layout.words.status;
  const affected = parts.filter(({ status }) => status !== "operational");
  const [first] = affected;
  const count = affected.length;
  // Uptime Kuma names its monitors by numbers.
  if (first && count === 1 && statusFeed?.product !== "uptime-kuma")
    return `${first.name}: ${worst === "critical" ? down : (incident ?? trouble)}`;
  if (first) {
    // Intl, whose first use takes a phone about 120 ms, is used in the browser only here: rarely, and long after startup.
    const form = forms[new Intl.PluralRules(language.tag).select(count)] ?? forms.other;
    return form.replaceAll("{count}", inDigits(count, digits));
  }
  return incident ?? trouble.charAt(0).toUpperCase() + trouble.slice(1);
}
