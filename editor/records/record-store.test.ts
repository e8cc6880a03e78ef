// @vitest-environment node
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { contentFolder } from "../../build/project-folder";
import { RecordStore } from "./record-store";

type Plan = Record<string, unknown>;

/** Not the owner's records, which may have any number of plans. */
const folder = mkdtempSync(join(tmpdir(), "editor-records-"));
const file = "minecraft-plans";
const path = join(folder, `${file}.yaml`);
const original = readFileSync(join(contentFolder, `${file}.yaml`), "utf8");
const red = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
let store: RecordStore;

beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(contentFolder, folder, { recursive: true });
  store = new RecordStore(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Opens the form, changes it and returns how to save it. */
function opened(name = file) {
  const form = JSON.parse(JSON.stringify(store.load(name))) as Record<string, unknown> & { records: Plan[] };
  // As the page does: form-version.js.
  const save = (pictures: { name: string; source: Buffer }[] = []) => {
    form.loadedVersion = store.save(name, form, pictures);
  };
  const set = (index: number, values: Plan) => Object.assign(form.records[index] ?? {}, values);
  return { form, set, save };
}

function stored(): string {
  return readFileSync(path, "utf8");
}

test("a form that is saved unchanged does not change the file; a change is written, and nothing else", () => {
  const { set, save } = opened();
  save();
  expect(stored()).toBe(original);
  for (const title of ["Soil", "Sand"]) {
    set(0, { title });
    save();
    expect(stored()).toBe(original.replace(/title: .+/, `title: ${title}`));
  }
});

test("legal texts are saved as JSON in the layout of the file, and checked as npm run check:legal does", () => {
  type Legal = { privacy: { sections: { id: string; title: string }[] } };
  const read = () => readFileSync(join(folder, "public/legal.json"), "utf8");
  const source = read();
  const { form, save } = opened("public/legal") as unknown as { form: Legal; save: () => void };
  save();
  expect(read()).toBe(source);

  const [first, second] = form.privacy.sections as [{ id: string; title: string }, { id: string }];
  const changed = source.replace(`"title": ${JSON.stringify(first.title)}`, '"title": "Another title"');
  first.title = "Another title";
  save();
  expect(read()).toBe(changed);

  first.id = second.id;
  expect(save).toThrow(/^Nothing was saved\. legal\.json: .*id that is empty or used before/);
  expect(read()).toBe(changed);
});

test("a record that is wrong is refused with its sentence, and the file stays", () => {
  const { set, save } = opened();
  set(0, { destination: "nowhere" });
  expect(save).toThrow(
    /^Nothing was saved\. content\/minecraft-plans\.yaml:\d+: the record ".+" has destination "nowhere"/,
  );
  expect(stored()).toBe(original);
});

test("two tabs: changes of different fields are both stored, the second of one field is refused", () => {
  const one = opened();
  const two = opened();
  one.set(0, { title: "Soil" });
  one.save();
  two.set(1, { title: "Plank" });
  two.save();
  one.set(0, { title: "Sand" });
  one.save();
  for (const title of ["Sand", "Plank"]) expect(stored()).toContain(`title: ${title}\n`);

  two.set(0, { title: "Clay" });
  expect(two.save).toThrow(/was changed since you opened this form.*title of the record/);
  // After a new start of the editor.
  store = new RecordStore(folder);
  expect(two.save).toThrow("was changed since you opened this form");
  expect(stored()).toContain("title: Sand\n");
});

test("a file that is no YAML, missing, no text or without a form is refused with a sentence", () => {
  writeFileSync(path, "- [\n");
  expect(() => store.load(file)).toThrow(/content\/minecraft-plans\.yaml:1: .*text editor/);
  writeFileSync(path, Buffer.from([0x2d, 0x20, 0xff, 0xfe]));
  expect(() => store.load(file)).toThrow("UTF-8");
  rmSync(join(folder, "brand.yaml"));
  expect(() => store.load("brand")).toThrow("content/brand.yaml: the file is missing.");
  expect(() => store.load("../package")).toThrow("There is no form");
});

test("a list whose file is absent is an empty form, and the first record writes the file", () => {
  const testimonials = join(folder, "testimonials.yaml");
  const records = store.load("testimonials").records as object[];
  rmSync(testimonials);
  const form = store.load("testimonials");
  expect(form.records).toEqual([]);
  store.save("testimonials", { ...form, records: records.slice(0, 1) });
  expect(store.load("testimonials").records).toEqual(records.slice(0, 1));
});

test("a record whose file is absent is an empty form, and the first save writes the file", () => {
  const { loadedVersion: _, ...company } = store.load("company");
  rmSync(join(folder, "company.yaml"));
  const form = store.load("company");
  expect(Object.keys(form)).toEqual(["loadedVersion"]);
  expect(() => store.save("company", form)).toThrow("Nothing was saved. content/company.yaml:1");
  store.save("company", { ...form, ...company });
  expect(store.load("company")).toMatchObject(company);
});

test("one of two wrong files can be corrected", () => {
  const other = join(folder, "ticker.yaml");
  writeFileSync(other, readFileSync(other, "utf8").replace(/players: .+/, "players: many"));
  const right = opened();
  right.set(0, { title: "Soil" });
  expect(right.save).toThrow("content/ticker.yaml:");
  writeFileSync(path, original.replace(/monthly: .+/, "monthly: much"));
  const wrong = opened();
  expect(wrong.save).toThrow("Nothing was saved");
  wrong.set(0, { monthly: 50 });
  wrong.save();
  expect(stored()).toContain("monthly: 50\n");
});

test("a file that cannot be written is refused with the reason", () => {
  mkdirSync(join(folder, "pictures/cover.png"), { recursive: true });
  expect(() => store.savePicture({ name: "cover.png", source: red })).toThrow(
    /^content\/pictures\/cover\.png was not saved: .*directory.* Your texts are still in the form\.$/,
  );
});

test("a picture is stored with the record that uses it", () => {
  const { set, save } = opened();
  set(0, { drawingPicture: "cover.png" });
  expect(() => save()).toThrow("expected a file of content/pictures");
  save([{ name: "cover.png", source: red }]);
  expect(stored()).toContain("drawing: cover.png\n");
  expect(readFileSync(join(folder, "pictures/cover.png"))).toEqual(red);
  expect(() => store.removePicture("cover.png")).toThrow("a record uses it");
});

test.each([
  ["note.txt", red, "ends in .svg"],
  ["big.png", Buffer.concat([red, Buffer.alloc(2_100_000)]), "2.1 MB"],
  ["text.png", Buffer.from("no picture"), "no picture"],
  ["../brand.png", red, "ends in .svg"],
])("%s is refused as a picture", (name, source, sentence) => {
  expect(() => store.savePicture({ name, source })).toThrow(sentence);
  expect(readdirSync(join(folder, "pictures"))).toEqual(readdirSync(join(contentFolder, "pictures")));
});
