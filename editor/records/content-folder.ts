import { isUtf8 } from "node:buffer";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { absentFile } from "../../site/check-content";
import { writeFileAtOnce } from "../../site/edit/write-file";
import { faultLine } from "../../site/fault";
import { specialFileFault } from "../../site/special-files";
import { textNameOf } from "../forms/navigation";
import { emptyText, fileOf, parseFile } from "./record-files";
import { Refusal } from "./refusal";

/** Reads and writes the files of content/. A link, or a file in a folder that is one, is outside of it. */
export class ContentFolder {
  constructor(readonly folder: string) {}

  /** The records of a file, as a form shows them. */
  load(file: string): unknown {
    return parseFile(file, this.source(file));
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
    const address = this.#addressOf(path);
    return existsSync(address) ? readFileSync(address) : undefined;
  }

  /** Writes a file at once. */
  write(path: string, content: string | Buffer) {
    const address = this.#addressOf(path);
    try {
      mkdirSync(dirname(address), { recursive: true });
      writeFileAtOnce(address, content);
    } catch (error) {
      const { message } = error as Error;
      throw new Refusal(`content/${path} was not saved: ${message}. Your texts are still in the form.`);
    }
  }

  remove(path: string) {
    rmSync(this.#addressOf(path), { force: true });
  }

  #addressOf(path: string): string {
    const fault = specialFileFault(this.folder, "content", path);
    if (fault) throw new Refusal(faultLine(fault));
    return join(this.folder, path);
  }
}
