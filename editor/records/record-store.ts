import { join, parse } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { legalFaults } from "../../checks/legal/legal-faults";
import { isObject } from "../../site/content";
import { readContent, type Unsaved } from "../../site/load-content";
import { pictureFault, pictureNames } from "../../site/pictures";
import { parseContentFile } from "../../site/read-content-file";
import { languageTags, textNames } from "../../site/read-files";
import { legal } from "../../site/schemas/company";
import { picture } from "../../site/schemas/parts";
import { shapeFaults } from "../../site/sentence";
import { checkTextNames, nameOfFile } from "../../site/texts/text-files";
import { type FormFault, inForms } from "../forms/form-faults";
import { fieldLabel, titleOf } from "../forms/label-of";
import { textNameOf } from "../forms/navigation";
import { word } from "../publish/describe-changes";
import { ContentFolder } from "./content-folder";
import { formRecords } from "./empty-fields";
import { type Conflict, mergeRecords } from "./merge-records";
import { editFile, fileOf, legalFile, parseFile } from "./record-files";
import { Refusal } from "./refusal";
import { type RemovedTranslations, translationsAfter } from "./translations";

/** The records, texts and pictures of content/. Nothing that is wrong is written. */
export class RecordStore extends ContentFolder {
  readonly #removed: RemovedTranslations = new Map();

  /** What is wrong with the records of a form, with their fields where they are known. */
  check(file: string, form: unknown): FormFault[] {
    const { path, schema } = fileOf(file);
    const source = this.source(file);
    const value = formRecords(schema, form, parseFile(file, source));
    return this.#faults(file, editFile(path, source, value));
  }

  /** Writes the file if all records are right with it. `base` is what the form was filled from, or last saved as. */
  save(file: string, form: unknown, base: unknown) {
    const { path, schema } = fileOf(file);
    const source = this.source(file);
    const current = parseFile(file, source);
    const mine = formRecords(schema, form, base);
    const { value, conflicts } = mergeRecords(base, mine, current);
    if (conflicts.length > 0) {
      const theirs = mergeRecords(base, current, mine).value;
      const faults = conflicts.map((each) => conflictFault(value, file, each));
      throw new Refusal(changedMeanwhile, faults, { value, base: current, theirs });
    }
    const text = isDeepStrictEqual(value, current) ? source : editFile(path, source, value);
    const faults = this.#faults(file, text);
    // One of several wrong files may be corrected.
    const isWorse = faults.length >= this.#faults(file).length || faults.some(({ form }) => form === file);
    if (faults.length > 0 && isWorse) throw new Refusal("Nothing was saved: see what is marked.", faults);
    if (text === source) return;
    const translations = path.endsWith(".yaml")
      ? translationsAfter(this.folder, file, value, this.#removed)
      : [];
    this.write(path, text);
    for (const translation of translations) this.write(translation.path, translation.text);
  }

  pictures(): string[] {
    return pictureNames(join(this.folder, "pictures"));
  }

  /** Returns its name in content/pictures. A name that another picture has gets a number: "cover-2.png". */
  savePicture(file: string, source: Buffer): string {
    const wanted = parse(pictureName(file, source));
    const names = this.pictures();
    let name = wanted.base;
    for (let number = 2; names.includes(name) && !this.read(`pictures/${name}`)?.equals(source); number++)
      name = `${wanted.name}-${number}${wanted.ext}`;
    this.write(`pictures/${name}`, source);
    return name;
  }

  removePicture(name: string) {
    if (!this.pictures().includes(name)) throw new Refusal(`There is no picture ${name}.`);
    this.#refuseIfUsed({ pictures: this.pictures().filter((other) => other !== name) });
    this.remove(`pictures/${name}`);
  }

  /** The texts, as names of files in content/. */
  texts(): string[] {
    return textNames(this.folder).filter(textNameOf);
  }

  /** Why no text can have this name, such as that its address is taken. */
  checkTextName(name: string): string | undefined {
    if (this.texts().includes(name)) return undefined;
    const faults = checkTextNames([...this.texts(), name], languageTags(this.folder));
    return faults.find((fault) => nameOfFile(fault.file) === name)?.message;
  }

  /** With its translations. */
  removeText(name: string) {
    if (!textNameOf(name)) throw new Refusal(`${name} is no text.`);
    const { path } = fileOf(name);
    this.#refuseIfUsed({ texts: { [name]: null } });
    for (const tag of languageTags(this.folder)) this.remove(join("languages", tag, path));
    this.remove(path);
  }

  #refuseIfUsed(unsaved: Unsaved) {
    const { content, faults } = readContent(this.folder, unsaved);
    if (faults.length <= readContent(this.folder).faults.length) return;
    const uses = inForms(content, faults).map(({ where }) => where);
    throw new Refusal(`It was not removed, because it is used in ${uses.join(", ")}.`);
  }

  /** The faults of the files that are checked together with this one: as they are, or with another text of it. */
  #faults(file: string, source?: string): FormFault[] {
    if (file === legalFile) return faultsOfLegal(source ?? this.source(file));
    const { tag, name } = textNameOf(file) ?? { tag: "", name: file };
    const changed = source === undefined ? {} : { [name]: source };
    const unsaved = { ...(tag ? { translations: changed } : { texts: changed }), form: name };
    const { content, faults } = readContent(this.folder, unsaved, tag);
    return inForms(content, faults, file);
  }
}

function faultsOfLegal(text: string): FormFault[] {
  const content = { [legalFile]: parseContentFile(text).value };
  const { path: file } = fileOf(legalFile);
  const ofShape = shapeFaults(content, legalFile, legal).map((fault) => {
    return { ...fault, file: `content/${file}` };
  });
  return inForms(content, ofShape.length > 0 ? ofShape : legalFaults(text), legalFile);
}

function conflictFault(records: unknown, file: string, { path, sides }: Conflict): FormFault {
  const isWhole = sides.some((side) => side === undefined || isObject(side));
  const [own, other] = sides.map((side) =>
    side === undefined ? "removed" : isWhole ? "changed" : word(side),
  );
  // An entry that is removed here has no field.
  const removed = path.indexOf(-1);
  const where = removed < 0 ? fieldLabel(records, path) : titleOf(sides[1]);
  return {
    file: `content/${fileOf(file).path}`,
    form: file,
    path: removed < 0 ? path : path.slice(0, removed),
    where: where || "The order of the list",
    message: `it is ${own} here, and ${other} elsewhere`,
  };
}

const changedMeanwhile =
  "Not saved yet: what you changed was changed elsewhere too. Choose which values stay.";

const largestPicture = 2_000_000;

/** The name for a file in content/pictures: "My cover (1).JPEG" is "my-cover-1.jpg". Refuses what is no picture for the site. */
function pictureName(file: string, source: Buffer): string {
  const { name: words, ext } = parse(file);
  const plain = words.replaceAll(/[^\w-]+/g, "-").replaceAll(/^-+|-+$/g, "") || "picture";
  const name = `${plain}${ext.replace(/^\.jpeg$/i, ".jpg")}`.toLowerCase();
  if (!picture.safeParse(name).success)
    throw new Refusal(
      `${name} is no picture: expected a file that ends in .svg, .png, .jpg, .webp or .avif.`,
    );
  const megabytes = (source.length / 1_000_000).toFixed(1);
  if (source.length > largestPicture)
    throw new Refusal(
      `${name} has ${megabytes} MB: a picture may have 2 MB, because every visitor loads it.`,
    );
  const fault = pictureFault(name, source);
  if (fault) throw new Refusal(`${name} ${fault}.`);
  return name;
}
