import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "../../site/project-folder";

/** Its prices agree with those of the recorded store. */
const agreeingFolder = join(projectFolder, "tests/fixtures/another-company");

/** A change of a part of a record, and the differences that it makes: a line below the record, and the words. */
export type Seed = {
  file: string;
  id: string;
  from: string;
  to: string;
  found: [line: string, words: string][];
};

/** A copy of the records of a company. */
export class RecordsCopy {
  readonly folder = join(mkdtempSync(join(tmpdir(), "prices-")), "content");

  constructor() {
    this.reset();
  }

  reset() {
    cpSync(agreeingFolder, this.folder, { recursive: true });
  }

  read(file: string): string {
    return readFileSync(join(this.folder, `${file}.yaml`), "utf8");
  }

  write(file: string, text: string) {
    writeFileSync(join(this.folder, `${file}.yaml`), text);
  }

  /** Changes a part of a record. */
  change({ file, id, from, to }: Omit<Seed, "found">) {
    const text = this.read(file);
    const start = this.#start(text, id);
    const at = text.indexOf(from, start);
    if (at === -1) throw new Error(`${file}: ${id} has no ${from}`);
    this.write(file, text.slice(0, at) + to + text.slice(at + from.length));
  }

  /** The sentences that the comparison should have for a seed, with their lines. */
  sentences({ file, id, found }: Seed): string[] {
    const text = this.read(file);
    return found.map(([line, words]) => {
      const at = text.indexOf(line, this.#start(text, id));
      return `content/${file}.yaml:${text.slice(0, at).split("\n").length}: ${words.replaceAll(" €", "\u00a0€")}.`;
    });
  }

  #start(text: string, id: string): number {
    const start = text.search(new RegExp(`^ *- id: ${id}$`, "m"));
    if (start === -1) throw new Error(`there is no ${id}`);
    return start;
  }

  remove() {
    rmSync(join(this.folder, ".."), { recursive: true });
  }
}

export const seeds: readonly Seed[] = String.raw`
minecraft-plans | punt | monthly: 2.5 | monthly: 2.75 # since spring | monthly | Prahm: site 2,75 €, store 2,50 €
minecraft-plans | hooker | billing: | # For a week.\n  soldOut: true\n  billing: | soldOut | Finkenwerder Ewer is sold out only here
minecraft-plans | hooker | billing: | setupFee: 5\n  billing: | setupFee | Finkenwerder Ewer, setup fee: site 5,00 €, store 0,00 €
minecraft-plans | ketch | price: 37.25 | price: 38 # three months | - months: 3 | Ketsch, quarterly: site 38,00 €, store 37,25 €
minecraft-plans | ketch | \n    - months: 12\n      price: 127.5 | | periods: | Ketsch: yearly 127,50 € is missing here
minecraft-plans | xl | \n  soldOut: true | | id: xl | XL is out of stock in the store
minecraft-plans | barque | - months: 3 | - months: 6 | - months: 6 | Bark mit vier Masten: half-yearly 146,00 € is not offered in the store | periods: | Bark mit vier Masten: quarterly 146,00 € is missing here
minecraft-plans | icebreaker | \n  setupFee: 99999.99 | | id: icebreaker | Nuklearer Eisbrecher der Nordmeerflotte, setup fee: site 0,00 €, store 99.999,99 €
vps-plans | tanker | monthly: 24.95 | monthly: 19.95 | monthly | Tanker: site 19,95 €, store 24,95 €
vps-plans | tanker | price: 540.5 | price: 500 | - months: 24 | Tanker, 24 months: site 500,00 €, store 540,50 €
vps-plans | tanker | setupFee: 15 | setupFee: 10 | setupFee | Tanker, setup fee: site 10,00 €, store 15,00 €
website-plans | pier | monthly: 3.5\n | monthly: 3.5\n  periods:\n    - months: 12\n      price: 35\n | - months: 12 | Pier: yearly 35,00 € is not offered in the store
website-plans | quay | \n  periods:\n    - months: 12\n      price: 499.9 | | id: quay | Hochseefischereihafenverwaltung: yearly 499,90 € is missing here
website-plans | building | soldOut: true | soldOut: false | soldOut | Das Gebäude is out of stock in the store
games | freight | price: 400 | price: 390 | - months: 36 | Güterverkehrsknotenpunktsimulator Deluxe, 36 months: site 390,00 €, store 400,00 €
games | regatta | product: "103" | product: "999" | billing | Regattawochenende: the store has no such product, or no price for it
`
  .trim()
  .split("\n")
  .map((row) => {
    const [file = "", id = "", from = "", to = "", ...found] = row
      .split("|")
      .map((cell) => cell.trim().replaceAll("\\n", "\n"));
    const pairs = found.flatMap((words, index) =>
      index % 2 === 1 ? [[found[index - 1] ?? "", words] as [string, string]] : [],
    );
    return { file, id, from, to, found: pairs };
  });
