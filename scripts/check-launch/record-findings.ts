import { formatMoney } from "../../app/format/number-format";
import type { Content } from "../../build/content/content";
import { contentLeaves } from "../../build/content/content-leaves";
import { currentContent } from "../../build/content/current-content";
import { siteNumberFormat } from "../../build/content/number-format";
import { type Finding, look } from "./finding";
import { sourceLine } from "./source-line";

/** Records that are valid, but hardly meant so. The owner decides. */
export function recordFindings(content: Content, today: Date): Finding[] {
  return [...periodPrices(content), ...tickerRegions(content), ...endedAnnouncement(content, today)];
}

/** Prices of longer periods that are above as many months, or not above one. */
function periodPrices(content: Content): Finding[] {
  const leaves = contentLeaves(content);
  const money = (amount: number) => formatMoney(amount, siteNumberFormat(content));
  return leaves.flatMap(({ record, value: price }) => {
    const [, offer = "", period = ""] = /^(.*)(\.periods\.\d+)\.price$/.exec(record) ?? [];
    const numberAt = (name: string) => Number(leaves.find((leaf) => leaf.record === name)?.value);
    const months = numberAt(`${offer}${period}.months`);
    const monthly = numberAt(`${offer}.monthly`);
    if (offer === "" || typeof price !== "number" || monthly === 0) return [];
    const all = Number((months * monthly).toFixed(3));
    const comparison =
      price > all
        ? `more than ${months} times a month (${money(all)})`
        : price <= monthly && `no more than one month (${money(monthly)})`;
    if (!comparison) return [];
    const sentence = `${offer} costs ${money(price)} for ${months} months, ${comparison}.`;
    return [look("irregular", sourceLine(record), sentence)];
  });
}

function tickerRegions(content: Content): Finding[] {
  const leaves = contentLeaves(content);
  const textsAt = (pattern: RegExp) => leaves.filter(({ record }) => pattern.test(record));
  const places = textsAt(/^locations\.regions\.(.*\.)?name$/).map(({ value }) => value);
  if (places.length === 0) return [];
  const names = [...new Set(places)].join(", ");
  return textsAt(/^ticker\.[^.]*\.region$/)
    .filter(({ value }) => !places.includes(value))
    .map(({ record, value }) =>
      look("contradiction", sourceLine(record), `${record} is ${value}; the locations are ${names}.`),
    );
}

function endedAnnouncement(content: Content, today: Date): Finding[] {
  if (currentContent(content, today) === content) return [];
  const record = "layout.announcement.until";
  const sentence = "The announcement has ended and is no longer shown: delete it, or write a new one.";
  return [look("date", sourceLine(record), sentence)];
}
