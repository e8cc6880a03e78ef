import type { Content } from "./content";
import { isObject } from "./sentence";

const hourMs = 3_600_000;

/** The records without an announcement whose last day is over in every time zone. The last one is twelve hours behind UTC. */
export function currentContent(content: Content, now: Date): Content {
  const { layout } = content;
  if (!isObject(layout) || !isObject(layout.announcement)) return content;
  const { announcement, ...rest } = layout;
  const { until } = announcement as { until?: string };
  const isOver = until !== undefined && now.getTime() >= Date.parse(until) + 36 * hourMs;
  return isOver ? { ...content, layout: rest } : content;
}
