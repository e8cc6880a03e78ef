import { legalHashes } from "../../app/content/legal-hashes";
import { pagePatterns } from "../../app/routes";
import type { Records } from "../../schemas/all-schemas";
import { nearestFirst } from "../../schemas/nearest-first";
import { isHttps } from "../../schemas/parts";
import type { Content, Fault } from "./content";
import { contentLeaves } from "./content-leaves";
import { isMissing, missingPages } from "./missing-pages";
import { faultAt } from "./sentence";
import { isText, textPath } from "./texts/text-files";

/** Names in one record that another record must have. The records have the shape of their schemas. */
export function checkReferences(content: Content, pictures: readonly string[]): Fault[] {
  const records = content as Records;
  return [...checkNames(content, pictures), ...checkQuestions(records), ...checkMilestones(records)].map(
    ({ file, path, sentence }) => faultAt(content, file, path, sentence),
  );
}

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

function checkNames(content: Content, pictures: readonly string[]): Fault[] {
  const known = namesByField(content as Records);
  const missing = missingPages(content);
  return contentLeaves(content).flatMap(({ file, path, value }) => {
    const field = String(path.findLast((step) => typeof step === "string"));
    // Texts have a check of their own.
    if (typeof value !== "string" || isText(file)) return [];
    if (pictureFields.has(field) && value.includes(".") && !pictures.includes(value)) {
      const others = pictures.length > 0 ? `: it has ${nearestFirst(value, pictures).join(", ")}` : "";
      return [{ file, path, sentence: `expected a file of content/pictures${others}` }];
    }
    const { names = [], expected } = known[`${file}.${field}`] ?? known[field] ?? {};
    // Without categories or tabs all records are in one list.
    if (names.length === 0 || names.includes(value)) return [];
    // The pages leave out links to it.
    if (field === "to" && isMissing(value, missing)) return [];
    if (field === "destination" && isHttps(value)) return [];
    return [{ file, path, sentence: `expected ${expected}: ${nearestFirst(value, names).join(", ")}` }];
  });
}

function checkQuestions({ questions: { questions }, "question-topics": topics }: Records): Fault[] {
  // The home page has no tabs and no searches then.
  if (questions.length === 0) return [];
  const file = "question-topics";
  const texts = questions.map(({ question, answer, tag }) =>
    [question, answer, tag].join("\n").toLowerCase(),
  );
  const searches = topics.popularSearches.flatMap(({ text }, index) => {
    if (texts.some((words) => words.includes(text.toLowerCase()))) return [];
    const sentence = "expected words of a question, an answer or a tag";
    return [{ file, path: ["popularSearches", index, "text"], sentence }];
  });
  const tabs = topics.tabs.flatMap(({ id }, index) => {
    if (questions.some(({ tab }) => tab === id)) return [];
    return [
      { file, path: ["tabs", index, "id"], sentence: "expected a question in questions.yaml with this tab" },
    ];
  });
  return [...searches, ...tabs];
}

function checkMilestones({ about: { milestones }, brand: { foundedOn } }: Records): Fault[] {
  return milestones.flatMap(({ date }, index) => {
    const before = milestones[index - 1]?.date;
    if (before === undefined ? date === foundedOn : date >= before) return [];
    const sentence =
      before === undefined
        ? `expected "${foundedOn}", the day of founding in brand.yaml`
        : "expected a date after the one before it";
    return [{ file: "about", path: ["milestones", index, "date"], sentence }];
  });
}
