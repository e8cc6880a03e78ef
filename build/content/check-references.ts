import { legalHashes } from "../../app/content/legal-hashes";
import { pagePatterns } from "../../app/routes";
import { nearestFirst } from "../../schemas/nearest-first";
import { isHttps } from "../../schemas/parts";
import type { Content, Fault } from "./content";
import { contentLeaves, type Leaf } from "./content-leaves";
import { isMissing, missingPages } from "./missing-pages";
import { faultAt, isObject } from "./sentence";

type Fields = Record<PropertyKey, unknown>;

/** Names in one record that another record must have. */
export function checkReferences(content: Content, pictures: readonly string[]): Fault[] {
  return [
    ...checkPictures(content, pictures),
    ...checkNames(content),
    ...checkPopularSearches(content),
    ...checkTabs(content),
    ...checkMilestones(content),
  ];
}

type Names = { names: readonly string[]; expected: string };

function checkNames(content: Content): Fault[] {
  const destinations = fieldsOf(content.brand, "destinations");
  const slugs = recordsOf(content.positions).map(({ slug }) => `/careers/${slug}`);
  const pages = [...pagePatterns.filter((pattern) => !/[:*]/.test(pattern)), ...slugs];
  const places = [
    ...Object.values(legalHashes).map((hash) => `/legal#${hash}`),
    ...recordsOf(content["minecraft-plans"]).map(({ id }) => `/minecraft#${id}`),
  ];
  const missing = missingPages(content);
  const idsOf = (list: unknown) => recordsOf(list).map(({ id }) => String(id));
  const categories = idsOf(fieldsOf(content.games, "categories"));
  const tabs = idsOf(fieldsOf(content["question-topics"], "tabs"));

  function namesFor({ file, path }: Leaf): Names | undefined {
    const field = path.findLast((step) => typeof step === "string");
    const at = `${file}.${String(field)}`;
    if (field === "destination")
      return {
        names: Object.keys(destinations),
        expected: "a name of destinations in brand.yaml or an address with https://",
      };
    if (field === "covers") return { names: pages, expected: "a page of this site" };
    // Menus link to whole pages: they mark the page that is open.
    if (field === "to" && ["navigation", "footer", "games"].includes(file))
      return { names: pages, expected: "a page of this site" };
    if (field === "to")
      return { names: [...pages, ...places], expected: "a page of this site, or a place on one" };
    // Without categories or tabs all records are in one list.
    if (at === "games.category" && categories.length > 0)
      return { names: categories, expected: "the id of a category" };
    if (at === "questions.tab" && tabs.length > 0) return { names: tabs, expected: "the id of a tab" };
    return undefined;
  }

  return contentLeaves(content).flatMap((leaf) => {
    const known = namesFor(leaf);
    const { file, path, value } = leaf;
    // The schema reports what is no text.
    if (!known || typeof value !== "string" || known.names.includes(value)) return [];
    // The pages leave out links to it.
    if (path.includes("to") && isMissing(value, missing)) return [];
    if (path.at(-1) === "destination" && isHttps(value)) return [];
    const allowed = nearestFirst(value, known.names).join(", ");
    return [faultAt(file, content[file], path, `expected ${known.expected}: ${allowed}`)];
  });
}

/** Fields whose value is a drawing or a file of content/pictures. */
const pictureFields = new Set<unknown>(["drawing", "cover", "logo"]);

function checkPictures(content: Content, pictures: readonly string[]): Fault[] {
  return contentLeaves(content).flatMap(({ file, path, value }) => {
    if (!pictureFields.has(path.at(-1)) || typeof value !== "string") return [];
    if (!value.includes(".") || pictures.includes(value)) return [];
    const others = pictures.length > 0 ? `: it has ${nearestFirst(value, pictures).join(", ")}` : "";
    return [faultAt(file, content[file], path, `expected a file of content/pictures${others}`)];
  });
}

function checkPopularSearches(content: Content): Fault[] {
  const file = "question-topics";
  const questions = recordsOf(fieldsOf(content.questions, "questions"));
  // The home page has no searches then.
  if (questions.length === 0) return [];
  const texts = questions.flatMap(({ question, answer, tag }) => [question, answer, tag].map(lowerCase));
  return recordsOf(fieldsOf(content[file], "popularSearches")).flatMap(({ text }, index) => {
    if (typeof text !== "string" || texts.some((words) => words.includes(lowerCase(text)))) return [];
    const path = ["popularSearches", index, "text"];
    return [faultAt(file, content[file], path, "expected words of a question, an answer or a tag")];
  });
}

function checkTabs(content: Content): Fault[] {
  const file = "question-topics";
  const questions = recordsOf(fieldsOf(content.questions, "questions"));
  // The home page has no tabs then.
  if (questions.length === 0) return [];
  return recordsOf(fieldsOf(content[file], "tabs")).flatMap(({ id }, index) =>
    questions.some(({ tab }) => tab === id)
      ? []
      : [
          {
            file,
            path: ["tabs", index],
            sentence: `the record "${id}" has no question in questions.yaml: expected at least one per tab`,
          },
        ],
  );
}

function checkMilestones(content: Content): Fault[] {
  const foundedOn = isObject(content.brand) ? content.brand.foundedOn : undefined;
  const milestones = recordsOf(fieldsOf(content.about, "milestones"));
  return milestones.flatMap(({ date }, index) => {
    const fault = (expectation: string) => [
      faultAt("about", content.about, ["milestones", index, "date"], expectation),
    ];
    const previous = milestones[index - 1];
    if (previous)
      return String(date) < String(previous.date) ? fault("expected a date after the one before it") : [];
    const founded = foundedOn === undefined || date === foundedOn;
    return founded ? [] : fault(`expected "${foundedOn}", the day of founding in brand.yaml`);
  });
}

function lowerCase(text: unknown): string {
  return String(text).toLowerCase();
}

function fieldsOf(value: unknown, field: string): Fields {
  const child = isObject(value) ? value[field] : undefined;
  return isObject(child) ? child : {};
}

function recordsOf(list: unknown): Fields[] {
  return Array.isArray(list) ? list.map((entry) => (isObject(entry) ? entry : {})) : [];
}
