import { isUtf8 } from "node:buffer";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { mayBeAbsent } from "../../build/content/check-content";
import { readContent, type Unsaved } from "../../build/content/load-content";
import { pictureNames } from "../../build/content/pictures";
import { placeOf } from "../../build/content/sentence";
import { legalProblems } from "../../scripts/check-legal/legal-problems";
import { checkPicture, type Upload } from "./check-picture";
import { versionField } from "./form-names";
import { mergeRecords } from "./merge-records";
import { legalFile, type RecordFile, recordFiles } from "./record-files";
import { Refusal } from "./refusal";
import { fromForm, toForm } from "./translate";
import { removeUnfinishedFiles, writeFailure, writeFileAtOnce } from "./write-file";

export type FilledForm = {
  file: string;
  form: Record<string, unknown>;
  pictures: readonly Upload[];
};

/** The files of content/ as forms. */
export class RecordStore {
  /** What a form was filled from or last saved as, by file and version. */
  readonly #bases = new Map<string, unknown>();

  constructor(readonly folder: string) {
    for (const each of ["", "pages", "public", "pictures"]) removeUnfinishedFiles(join(folder, each));
  }

  get picturesFolder(): string {
    return join(this.folder, "pictures");
  }

  /** The values of the form. */
  load(file: string): Record<string, unknown> {
    const source = this.#read(file);
    const { path, schema, parse } = fileOf(file);
    const { value, fault } = parse(source);
    if (fault)
      throw new Refusal(`content/${path}:${fault.line}: ${fault.sentence}. Correct it in a text editor.`);
    const version = versionOf(source);
    this.#bases.set(`${file} ${version}`, value);
    return { [versionField]: version, ...toForm(schema, value) };
  }

  /** A sentence about a file whose records are wrong already. */
  notice(file: string): string | undefined {
    const own = this.#faults(file).filter((sentence) => isAbout(file, sentence));
    return own.length > 0 ? `Wrong since before you opened it: ${own.join(" ")}` : undefined;
  }

  /** Writes the file if all records are right with it. Returns the version that the form has now. */
  save({ file, form, pictures }: FilledForm): string {
    const { path, schema, parse, edit } = fileOf(file);
    const version = String(form[versionField]);
    const source = this.#read(file);
    const current = parse(source).value;
    const base = this.#bases.get(`${file} ${version}`) ?? current;
    if (!this.#bases.has(`${file} ${version}`) && version !== versionOf(source))
      throw new Refusal(changedMeanwhile(file));
    const mine: unknown = JSON.parse(JSON.stringify(fromForm(schema, form, base)));
    const { value, conflicts } = mergeRecords(base, mine, current);
    if (conflicts.length > 0) throw new Refusal(conflictSentence(file, mine, conflicts));
    const text = isDeepStrictEqual(value, current) ? source : edit(source, value);
    this.#check(file, text, pictures);
    for (const picture of pictures) this.#write(join("pictures", picture.name), picture.source);
    if (text !== source) this.#write(path, text);
    // The form stays as it is, without changes from elsewhere: its next change is one to what it has now.
    const next = versionOf(isDeepStrictEqual(value, mine) ? text : JSON.stringify(mine));
    this.#bases.set(`${file} ${next}`, mine);
    return next;
  }

  pictures(): string[] {
    return pictureNames(this.picturesFolder);
  }

  picture(name: string): Buffer {
    if (!this.pictures().includes(name))
      throw new Refusal(`There is no picture ${name} in content/pictures.`);
    return readFileSync(join(this.picturesFolder, name));
  }

  savePicture(picture: Upload) {
    checkPicture(picture);
    this.#write(join("pictures", picture.name), picture.source);
  }

  removePicture(name: string) {
    const others = this.pictures().filter((other) => other !== name);
    if (others.length === this.pictures().length)
      throw new Refusal(`There is no picture ${name} in content/pictures.`);
    const faults = readContent(this.folder, { pictures: others }).faults;
    if (faults.length > readContent(this.folder).faults.length)
      throw new Refusal(`${name} was not removed, because a record uses it. ${faults.join(" ")}`);
    rmSync(join(this.picturesFolder, name));
  }

  #check(file: string, text: string, pictures: readonly Upload[]) {
    for (const picture of pictures) checkPicture(picture);
    const names = [...this.pictures(), ...pictures.map(({ name }) => name)];
    const faults = this.#faults(file, { texts: { [file]: text }, pictures: names });
    if (faults.length === 0) return;
    const isOwn = (sentence: string) => isAbout(file, sentence);
    const before = this.#faults(file);
    // One of several wrong files is corrected.
    if (before.some(isOwn) && !faults.some(isOwn) && faults.every((fault) => before.includes(fault))) return;
    throw new Refusal(`Nothing was saved. ${faults.join(" ")}`);
  }

  /** The faults of the files that are checked together with this one: as they are, or with another text of it. */
  #faults(file: string, unsaved?: Unsaved): readonly string[] {
    if (file === legalFile) return legalProblems(unsaved?.texts?.[file] ?? this.#read(file));
    return readContent(this.folder, unsaved).faults;
  }

  #read(file: string): string {
    const { path } = fileOf(file);
    const inside = this.#inside(path);
    if (!existsSync(inside) && mayBeAbsent(file)) return "[]\n";
    if (!existsSync(inside)) throw new Refusal(`content/${path}: the file is missing.`);
    const bytes = readFileSync(inside);
    if (!isUtf8(bytes))
      throw new Refusal(`content/${path} is not plain text: save it with the encoding UTF-8.`);
    return bytes.toString("utf8");
  }

  #write(path: string, content: string | Buffer) {
    mkdirSync(join(this.folder, path, ".."), { recursive: true });
    const name = this.#inside(path);
    try {
      writeFileAtOnce(name, content);
    } catch (error) {
      const reason = writeFailure(error as NodeJS.ErrnoException);
      throw new Refusal(`content/${path} was not saved: ${reason}. Your texts are still in the form.`);
    }
  }

  /** A link in content/ could lead elsewhere. */
  #inside(path: string): string {
    const folder = realpathSync(join(this.folder, path, ".."));
    const name = join(this.folder, path);
    const isLink = existsSync(name) && realpathSync(name) !== join(realpathSync(this.folder), path);
    if (isLink || folder !== join(realpathSync(this.folder), path, ".."))
      throw new Refusal(`content/${path} is a link to a place outside content: nothing was read or written.`);
    return name;
  }
}

function fileOf(file: string): RecordFile {
  const known = recordFiles[file];
  if (!known) throw new Refusal(`There is no form for ${file}.`);
  return known;
}

function isAbout(file: string, sentence: string): boolean {
  return file === legalFile || sentence.startsWith(`content/${file}.yaml:`);
}

function versionOf(source: string): string {
  return createHash("sha256").update(source).digest("hex").slice(0, 16);
}

function changedMeanwhile(file: string): string {
  return (
    `content/${fileOf(file).path} was changed since you opened this form. Nothing was saved, and your texts are still here: ` +
    "copy them, reload the page and make the change again."
  );
}

function conflictSentence(
  file: string,
  mine: unknown,
  conflicts: readonly (readonly PropertyKey[])[],
): string {
  const places = conflicts.map((path) => {
    const { subject, field } = placeOf(mine, path);
    return [field, subject].filter(Boolean).join(" of ") || "the list";
  });
  return `${changedMeanwhile(file)} Changed in both places: ${places.join(", ")}.`;
}
