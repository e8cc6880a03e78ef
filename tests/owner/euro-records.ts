import { isMap, isSeq, type YAMLMap } from "yaml";
import { head } from "../../app/content/pages/about";
import type { Change } from "./changed-copy";
import { resized } from "./resized-records";

const plans = [
  { title: "Containerschiff", monthly: 1234.5, periods: [{ months: 12, price: 12_000 }] },
  { title: "Ozeanriese", monthly: 999.99, setupFee: 49.5 },
  { title: "Schlepper", monthly: 4.5, soldOut: true },
];

/** Sets fields of every record of a list; `place` is where the list is in its file. */
function edited(
  file: string,
  place: readonly string[],
  fields: (index: number, record: YAMLMap) => object,
): Change {
  return {
    file,
    change: (document) => {
      const list = place.length > 0 ? document.getIn(place) : document.contents;
      const records = isSeq(list) ? list.items.filter(isMap) : [];
      for (const [index, record] of records.entries())
        for (const [name, value] of Object.entries(fields(index, record)))
          record.set(name, document.createNode(value));
    },
  };
}

/** The last category becomes `racing`, which the journeys must not take for one that does not exist. */
const lastCategory = 4;
const racing = (index: number, field: string) => (index === lastCategory ? { [field]: "racing" } : {});

/**
 * A company with other prices, words and amounts: euros, seven plans with long names, other periods and fees, plans that
 * are sold out, five categories and topics, half stars, other words for a status, and an announcement.
 */
export const euroCompany: readonly Change[] = [
  ...resized(7, ["minecraft-plans"]),
  ...resized(lastCategory + 1, ["games", "questions", "question-topics"]),
  {
    file: "brand",
    change: (document) => {
      document.set("locale", "en-DE");
      document.set("currency", "EUR");
    },
  },
  edited("minecraft-plans", [], (index) => plans[index] ?? {}),
  edited("vps-plans", [], (index) => plans[index] ?? {}),
  edited("games", ["games"], (index) => ({ rating: 4.5, ...racing(index, "category") })),
  edited("games", ["categories"], (index) => racing(index, "id")),
  edited("testimonials", [], () => ({ rating: 4.5 })),
  {
    file: "locations",
    change: (document) => {
      const labels = { operational: "All good", warning: "Degraded", critical: "Down" };
      for (const [status, label] of Object.entries(labels))
        document.setIn(["statuses", status, "label"], label);
    },
  },
  {
    file: "layout",
    // A link of /about has the same text and leads elsewhere.
    change: (document) => {
      const link = { text: head.plansLink, to: "/support" };
      document.set(
        "announcement",
        document.createNode({ text: "Every yearly plan is a tenth cheaper.", link }),
      );
    },
  },
];
