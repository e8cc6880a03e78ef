import { isUtf8 } from "node:buffer";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { legalFaults } from "../../checks/legal/legal-faults";
import { absentFile } from "../../site/check-content";
import { isObject } from "../../site/content";
import { writeFileAtOnce } from "../../site/edit/write-file";
import { faultLine } from "../../site/fault";
import { readContent, type Unsaved } from "../../site/load-content";
import { pictureNames } from "../../site/pictures";
import { parseContentFile } from "../../site/read-content-file";
import { languageTags, textNames } from "../../site/read-files";
import { legal } from "../../site/schemas/company";
import { shapeFaults } from "../../site/sentence";
import { specialFileFault } from "../../site/special-files";
import { checkTextNames, nameOfFile } from "../../site/texts/text-files";
import { type FormFault, inForms } from "../forms/form-faults";
import { placeLabel, titleOf } from "../forms/label-of";
import { textNameOf } from "../forms/navigation";
import { word } from "../publish/describe-changes";
import { formRecords } from "./empty-fields";
import { type Conflict, mergeRecords } from "./merge-records";
import { pictureName } from "./pictures";
import { editFile, emptyText, fileOf, legalFile, parseFile } from "./record-files";
import { Refusal } from "./refusal";
import { type RemovedTranslations, translationsAfter } from "./translations";

/** The files of content/ as forms. */
export class RecordStore {
  readonly #removed: RemovedTranslations = new Map();

  constructor(readonly folder: string) {}

  /** The records of a file, as a form shows them. */
  load(file: string): unknown {
    return parseFile(file, this.source(file));
  }

  /** What is wrong with the records of a form, with the places of fields where they are known. */
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

  picture(name: string): Buffer {
    return readFileSync(this.#place(join("pictures", name)));
  }

  /** Returns its name in content/pictures. A name that another picture has gets a number: "cover-2.png". */
  savePicture(file: string, source: Buffer): string {
    const wanted = parse(pictureName(file, source));
    const names = this.pictures();
    let name = wanted.base;
    for (let number = 2; names.includes(name) && !this.picture(name).equals(source); number++)
      name = `${wanted.name}-${number}${wanted.ext}`;
    this.write(join("pictures", name), source);
    return name;
  }

  removePicture(name: string) {
    if (!this.pictures().includes(name)) throw new Refusal(`There is no picture ${name}.`);
    this.#refuseIfUsed({ pictures: this.pictures().filter((other) => other !== name) });
    rmSync(this.#place(join("pictures", name)));
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
    for (const tag of languageTags(this.folder))
      rmSync(this.#place(join("languages", tag, path)), { force: true });
    rmSync(this.#place(path));
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

  /** The text of a file; for one that may be absent, that of an empty one. */
  source(file: string): string {
    const { path } = fileOf(file);
    const bytes = this.read(path);
    if (!bytes) {
      if (textNameOf(file)) return emptyText;
      const absent = absentFile(file);
      if (!absent) throw new Refusal(`content/${path}: the file is missing.`);
      return absent.value ? "[]\n" : "{}\n";
    }
    if (!isUtf8(bytes))
      throw new Refusal(`content/${path} is not plain text: save it with the encoding UTF-8.`);
    return bytes.toString();
  }

  /** Undefined if there is no such file. */
  read(path: string): Buffer | undefined {
    const name = this.#place(path);
    return existsSync(name) ? readFileSync(name) : undefined;
  }

  /** Where a file of content/ is. A link, or a file in a folder that is one, is outside of it. */
  #place(path: string): string {
    const fault = specialFileFault(this.folder, "content", path);
    if (fault) throw new Refusal(faultLine(fault));
    return join(this.folder, path);
  }

  /** Writes a file of content/ at once. */
  write(path: string, content: string | Buffer) {
    const name = this.#place(path);
    try {
      mkdirSync(dirname(name), { recursive: true });
      writeFileAtOnce(name, content);
    } catch (error) {
      const { message } = error as Error;
      throw new Refusal(`content/${path} was not saved: ${message}. Your texts are still in the form.`);
    }
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
  // An entry that is removed here has no place.
  const removed = path.indexOf(-1);
  const place = removed < 0 ? path : path.slice(0, removed);
  const where = removed < 0 ? placeLabel(records, path) : titleOf(sides[1]);
  return {
    file: `content/${fileOf(file).path}`,
    form: file,
    path: place,
    where: where || "The order of the list",
    message: `it is ${own} here, and ${other} elsewhere`,
  };
}

const changedMeanwhile =
  "Not saved yet: what you changed was changed elsewhere too. Choose which values stay.";
