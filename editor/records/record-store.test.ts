// @vitest-environment node
import {
  cpSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { contentFolder } from "../../site/project-folder";
import type { FormFault } from "../forms/form-faults";
import { RecordStore } from "./record-store";
import { Refusal } from "./refusal";

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
function opened<Value = Plan[]>(name = file) {
  let base = store.load(name);
  const form = structuredClone(base) as Value;
  const save = () => {
    store.save(name, form, base);
    base = structuredClone(form);
  };
  const set = (index: number, values: Plan) => Object.assign((form as Plan[])[index] ?? {}, values);
  return { form, set, save };
}

/** What a save was refused with. */
function faultsOf(save: () => void): readonly FormFault[] {
  try {
    save();
  } catch (error) {
    if (error instanceof Refusal) return error.faults;
  }
  throw new Error("It was not refused.");
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
  const { form, save } = opened<Legal>("public/legal");
  save();
  expect(read()).toBe(source);

  const [first, second] = form.privacy.sections as [{ id: string; title: string }, { id: string }];
  const changed = source.replace(`"title": ${JSON.stringify(first.title)}`, '"title": "Another title"');
  first.title = "Another title";
  save();
  expect(read()).toBe(changed);

  first.id = second.id;
  expect(faultsOf(save)).toMatchObject([
    {
      form: "public/legal",
      path: ["privacy"],
      where: "Privacy",
      message: expect.stringMatching(/id that is empty or used before/),
    },
  ]);
  Object.assign(form.privacy, { lastUpdated: "2026-02-31" });
  expect(faultsOf(save)).toMatchObject([
    { path: ["privacy", "lastUpdated"], where: "Privacy: Last updated" },
  ]);
  expect(read()).toBe(changed);
});

test("a record that is wrong is refused with a sentence at its field, also before it is saved, and the file stays", () => {
  const { form, set, save } = opened();
  expect(store.check(file, form)).toEqual([]);
  set(0, { destination: "nowhere" });
  const fault = {
    file: `content/${file}.yaml`,
    form: file,
    line: expect.any(Number),
    path: [0, "destination"],
    where: `${form[0]?.title}: Destination`,
    message: expect.stringMatching(
      /^the record ".+" has destination "nowhere": expected a name of destinations/,
    ),
  };
  expect(store.check(file, form)).toEqual([fault]);
  expect(faultsOf(save)).toEqual([fault]);
  // What is found by later steps of the check is said at once.
  set(1, { monthly: "much" });
  expect(faultsOf(save).map(({ path: field }) => field)).toEqual([
    [1, "monthly"],
    [0, "destination"],
  ]);
  expect(stored()).toBe(original);
});

test("of two entries with the same title a fault says which one it is about", () => {
  const { form, set, save } = opened();
  set(1, { title: form[0]?.title, monthly: "much" });
  expect(faultsOf(save)[0]?.where).toBe(`${form[0]?.title} (number 2 in the list): Price per month`);
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
  const conflict = { path: [0, "title"], where: "Clay: Title" };
  const message = 'it is "Clay" here, and "Sand" elsewhere';
  expect(faultsOf(two.save)).toEqual([expect.objectContaining({ ...conflict, message })]);
  two.form.splice(0, 1);
  const removed = { path: [], where: "Sand", message: "it is removed here, and changed elsewhere" };
  expect(faultsOf(two.save)).toEqual([expect.objectContaining(removed)]);
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

test("a file that is absent is an empty form, and the first save writes the file", () => {
  for (const [name, empty] of [
    ["testimonials", []],
    ["company", {}],
  ] as const) {
    const value = store.load(name);
    rmSync(join(folder, `${name}.yaml`));
    expect(store.load(name)).toEqual(empty);
    store.save(name, value, empty);
    expect(store.load(name)).toEqual(value);
  }
});

test("one of two wrong files can be corrected", () => {
  const other = join(folder, "ticker.yaml");
  writeFileSync(other, readFileSync(other, "utf8").replace(/players: .+/, "players: many"));
  const right = opened();
  right.set(0, { title: "Soil" });
  expect(faultsOf(right.save)).toEqual([
    expect.objectContaining({ form: "ticker", where: expect.stringMatching(/^Ticker, .*: Players$/) }),
  ]);
  writeFileSync(path, original.replace(/monthly: .+/, "monthly: much"));
  const wrong = opened();
  expect(faultsOf(wrong.save)).not.toEqual([]);
  wrong.set(0, { monthly: 50 });
  wrong.save();
  expect(stored()).toContain("monthly: 50\n");
});

test("a file that cannot be written is refused with the reason", () => {
  rmSync(join(folder, "pictures"), { recursive: true });
  writeFileSync(join(folder, "pictures"), "a file");
  expect(() => store.write("pictures/cover.png", red)).toThrow(
    /^content\/pictures\/cover\.png was not saved: .*EEXIST.* Your texts are still in the form\.$/,
  );
});

test("a record that is a link is neither read nor replaced, nor one in a folder that is a link", () => {
  const outside = mkdtempSync(join(tmpdir(), "editor-outside-"));
  onTestFinished(() => rmSync(outside, { recursive: true }));
  const { set, save } = opened();
  cpSync(path, join(outside, "plans.yaml"));
  rmSync(path);
  symlinkSync(join(outside, "plans.yaml"), path);
  set(0, { title: "Sand" });
  const isLink = `content/${file}.yaml: this is a link: put the file itself there.`;
  for (const use of [save, () => store.load(file), () => store.check(file, [])]) expect(use).toThrow(isLink);
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  expect(readFileSync(path, "utf8")).toBe(original);

  cpSync(join(folder, "pages"), join(outside, "pages"), { recursive: true });
  rmSync(join(folder, "pages"), { recursive: true });
  symlinkSync(join(outside, "pages"), join(folder, "pages"));
  expect(() => store.load("pages/home")).toThrow("content/pages: this is a link: put the file itself there.");
  expect(() => store.write("pages/new.yaml", "")).toThrow("content/pages: this is a link");
  expect(readdirSync(join(outside, "pages"))).not.toContain("new.yaml");
});

test("another record is not saved while there is a link, and the sentence is that of the build", () => {
  symlinkSync("/dev/zero", join(folder, "pictures/own.svg"));
  const { set, save } = opened();
  set(0, { title: "Sand" });
  const where = "content/pictures/own.svg";
  const message = "this is a link: put the file itself there";
  expect(faultsOf(save)).toEqual([{ file: where, path: [], message, where }]);
  expect(stored()).toBe(original);
  expect(() => store.removePicture("own.svg")).toThrow("is a link");
});

test("a name with a sign that turns the direction of writing is refused at its field", () => {
  const { set, save } = opened();
  set(0, { title: "Sand\u202e" });
  const message = expect.stringMatching(/expected no sign that turns the direction of writing, U\+202E$/);
  expect(faultsOf(save)).toEqual([expect.objectContaining({ message, form: file, path: [0, "title"] })]);
});

test("a picture is stored under a name for addresses, in its folder", () => {
  expect(store.savePicture("My cover.PNG", red)).toBe("my-cover.png");
  expect(store.savePicture("../../brand.png", red)).toBe("brand.png");
  expect(store.savePicture("-Fünf (1)-.png", red)).toBe("f-nf-1.png");
  expect(readFileSync(join(folder, "pictures/brand.png"))).toEqual(red);
});

test("a picture does not replace another one with its name; the same one is stored once", () => {
  const other = Buffer.concat([red, Buffer.alloc(1)]);
  expect(store.savePicture("cover.png", red)).toBe("cover.png");
  for (const _time of [1, 2]) expect(store.savePicture("cover.png", other)).toBe("cover-2.png");
  expect(store.read("pictures/cover.png")).toEqual(red);
});

test("a picture can be used once it is stored, and not removed while a record uses it", () => {
  const { set, save } = opened();
  set(0, { drawing: "cover.png" });
  expect(faultsOf(save)[0]?.message).toContain("expected a file of content/pictures");
  store.savePicture("cover.png", red);
  save();
  expect(stored()).toContain("drawing: cover.png\n");
  expect(readFileSync(join(folder, "pictures/cover.png"))).toEqual(red);
  expect(() => store.removePicture("cover.png")).toThrow(
    /^It was not removed, because it is used in Minecraft plans, .+: Drawing\.$/,
  );
});

test.each([
  ["note.txt", red, "ends in .svg"],
  ["big.png", Buffer.concat([red, Buffer.alloc(2_100_000)]), "2.1 MB"],
  ["text.png", Buffer.from("no picture"), "no picture"],
])("%s is refused as a picture", (name, source, sentence) => {
  expect(() => store.savePicture(name, source)).toThrow(sentence);
  expect(readdirSync(join(folder, "pictures"))).toEqual(readdirSync(join(contentFolder, "pictures")));
});
