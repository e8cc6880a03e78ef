import { pagePatterns } from "../app/routes";
import type { Content, Leaf, Path } from "./content";
import type { RecordFault } from "./fault";
import { legalHashes } from "./legal-hashes";
import { isMissing, missingPages } from "./missing-pages";
import type { Records } from "./schemas/all-schemas";
import { nearestFirst } from "./schemas/nearest-first";
import { isHttps } from "./schemas/parts";
import { faultAt } from "./sentence";
import { isText, textPath } from "./texts/text-files";

type Names = { names: readonly string[]; expected: string };

function idsOf(list: readonly { id: string }[]): string[] {
  return list.map(({ id }) => id);
}

/** Where a link on this site may lead: its pages, and places on them. */
export function sitePlaces(records: Records) {
  const missing = missingPages(records);
  const pages = [
    ...pagePatterns.filter((pattern) => !/[:*]/.test(pattern) && !missing.includes(pattern)),
    ...records.positions.map(({ slug }) => `/careers/${slug}`),
    ...Object.keys(records).filter(isText).map(textPath),
  ];
  const places = [
    ...Object.values(legalHashes).map((hash) => `/legal#${hash}`),
    ...idsOf(records["minecraft-plans"]).map((id) => `/minecraft#${id}`),
  ];
  return { pages, places };
}

/** The names that a field may have: by the name of the field, or by file and field. */
export function namesByField(records: Records): Readonly<Record<string, Names>> {
  const { pages, places } = sitePlaces(records);
  const page = { names: pages, expected: "a page of this site" };
  return {
    destination: {
      names: Object.keys(records.brand.destinations),
      expected: "a name of destinations in brand.yaml or an address with https://",
    },
    covers: page,
    // Menus link to whole pages: they mark the page that is open.
    "navigation.to": page,
    "footer.to": page,
    "games.to": page,
    // In check-redirects.ts.
    "redirects.to": { names: [], expected: "" },
    to: { names: [...pages, ...places], expected: "a page of this site, or a place on one" },
    "games.category": { names: idsOf(records.games.categories), expected: "the id of a category" },
    "questions.tab": { names: idsOf(records["question-topics"].tabs), expected: "the id of a tab" },
  };
}

/** Fields whose value is a drawing or a file of content/pictures. */
const pictureFields = new Set(["drawing", "cover", "logo"]);

/** What is wrong with a name that another record, or a picture, must have. The records have the shape of their schemas. */
export function nameCheck(content: Content, pictures: readonly string[]) {
  const known = namesByField(content as Records);
  const missing = missingPages(content);
  return ({ file, path, value }: Leaf): string | undefined => {
    const field = String(path.findLast((step) => typeof step === "string"));
    // Texts have a check of their own.
    if (typeof value !== "string" || isText(file)) return undefined;
    if (pictureFields.has(field) && value.includes(".") && !pictures.includes(value)) {
      const others = pictures.length > 0 ? `: it has ${nearestFirst(value, pictures).join(", ")}` : "";
      return `expected a file of content/pictures${others}`;
    }
    const { names = [], expected } = known[`${file}.${field}`] ?? known[field] ?? {};
    // Without categories or tabs all records are in one list.
    if (names.length === 0 || names.includes(value)) return undefined;
    // The pages leave out links to it.
    if (field === "to" && isMissing(value, missing)) return undefined;
    if (field === "destination" && isHttps(value)) return undefined;
    return `expected ${expected}: ${nearestFirst(value, names).join(", ")}`;
  };
}

/** Searches and tabs that no question belongs to, and milestones that are not in their order. */
export function checkOrder(content: Content): RecordFault[] {
  const { questions: list, "question-topics": topics, about, brand } = content as Records;
  const { questions } = list;
  const faults: RecordFault[] = [];
  function expectAt(file: string, path: Path, isKept: boolean, expected: string) {
    if (!isKept) faults.push(faultAt(content, file, path, `expected ${expected}`));
  }
  // Without questions the home page has no tabs and no searches.
  const { popularSearches, tabs } = questions.length > 0 ? topics : { popularSearches: [], tabs: [] };
  const words = questions.map((each) => [each.question, each.answer, each.tag].join("\n").toLowerCase());
  for (const [index, { text }] of popularSearches.entries()) {
    const isFound = words.some((each) => each.includes(text.toLowerCase()));
    const path = ["popularSearches", index, "text"];
    expectAt("question-topics", path, isFound, "words of a question, an answer or a tag");
  }
  for (const [index, { id }] of tabs.entries()) {
    const isUsed = questions.some(({ tab }) => tab === id);
    expectAt("question-topics", ["tabs", index, "id"], isUsed, "a question in questions.yaml with this tab");
  }
  const founding = `"${brand.foundedOn}", the day of founding in brand.yaml`;
  for (const [index, { date }] of about.milestones.entries()) {
    const before = about.milestones[index - 1]?.date;
    const path = ["milestones", index, "date"];
    if (before === undefined) expectAt("about", path, date === brand.foundedOn, founding);
    else expectAt("about", path, date >= before, "a date after the one before it");
  }
  return faults;
}
