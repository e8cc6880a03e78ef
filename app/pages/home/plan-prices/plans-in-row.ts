const mostInRow = 10;
const mostWideInRow = 5;

/** As many plans as give rows of the same length, apart from the last row. */
export function plansInRow(plans: number, wide: boolean): number {
  const rows = Math.ceil(plans / (wide ? mostWideInRow : mostInRow));
  return Math.ceil(plans / Math.max(1, rows));
}

/** One or two plans have so much room that the text is beside the drawing on narrow screens. */
const few = 2;
const longWord = 9;
const longPrice = 6;

/** Whether the plans are few, or a word of a title or a price is too long for a tenth of the page. */
export function needWideColumns(plans: readonly { title: string; price: string | undefined }[]): boolean {
  const words = plans.flatMap(({ title }) => title.split(/[\s-]/));
  return (
    plans.length <= few ||
    words.some(({ length }) => length > longWord) ||
    plans.some(({ price = "" }) => price.length > longPrice)
  );
}
