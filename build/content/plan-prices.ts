import type { PlanPrices } from "../../app/content/plan-prices";
import { formatCapacity, formatMoney } from "../../app/format/number-format";
import type { Records } from "../../schemas/all-schemas";
import type { Content } from "./content";
import { siteNumberFormat } from "./number-format";

/** What the home page shows of the Minecraft plans: its script need not load the plans and the code that formats them. */
export function planPrices(content: Content): PlanPrices {
  const format = siteNumberFormat(content);
  const plans = (content as Records)["minecraft-plans"].map(
    ({ id, title, drawing, ramGb, monthly, soldOut }) => {
      const ram = formatCapacity(ramGb, format);
      return {
        id,
        title,
        drawing,
        ram: `${ram.value}\u00a0${ram.unit}`,
        ...(soldOut ? {} : { price: formatMoney(monthly, format) }),
      };
    },
  );
  const roomy = needRoom(plans);
  return { plans, roomy, columns: planColumns(plans.length, roomy) };
}

const mostColumns = 10;
const mostRoomyColumns = 5;

/** As many columns as give rows of the same length, apart from the last row. */
export function planColumns(plans: number, roomy: boolean): number {
  const rows = Math.ceil(plans / (roomy ? mostRoomyColumns : mostColumns));
  return Math.ceil(plans / Math.max(1, rows));
}

/** One or two plans have so much room that the text is beside the drawing on narrow screens. */
const few = 2;
const longWord = 9;
const longPrice = 6;

/** Whether the plans are few, or a word of a title or a price is too long for a tenth of the page. */
export function needRoom(plans: readonly { title: string; price?: string }[]): boolean {
  const words = plans.flatMap(({ title }) => title.split(/[\s-]/));
  return (
    plans.length <= few ||
    words.some(({ length }) => length > longWord) ||
    plans.some(({ price = "" }) => price.length > longPrice)
  );
}
