import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFolder } from "../../build/project-folder";

/** Its prices agree with those of the recorded store. */
const agreeingFolder = join(projectFolder, "tests/fixtures/another-company");

export type Seed = {
  file: string;
  id: string;
  /** A part of the record, and what is there instead. */
  from: string;
  to: string;
  /** What the comparison says, each with the line that it is about. */
  found: readonly (readonly [line: string, words: string])[];
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
  change({ file, id, from, to }: Pick<Seed, "file" | "id" | "from" | "to">) {
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

/** Twenty differences. */
export const seeds: readonly Seed[] = [
  seed("minecraft-plans", "punt", "monthly: 2.5", "monthly: 2.75 # since spring", [
    ["monthly", "Prahm: site 2,75 €, store 2,50 €"],
  ]),
  seed("minecraft-plans", "currach", "monthly: 4.99", "monthly: 5", [
    ["monthly", "Krabbenkutter: site 5,00 €, store 4,99 €"],
  ]),
  seed("minecraft-plans", "hooker", "  billing:", "  # For a week.\n  soldOut: true\n  billing:", [
    ["soldOut", "Finkenwerder Ewer is sold out only here"],
  ]),
  seed("minecraft-plans", "hooker", "  billing:", "  setupFee: 5\n  billing:", [
    ["setupFee", "Finkenwerder Ewer, setup fee: site 5,00 €, store 0,00 €"],
  ]),
  seed("minecraft-plans", "ketch", "price: 37.25", "price: 38 # three months", [
    ["- months: 3", "Ketsch, quarterly: site 38,00 €, store 37,25 €"],
  ]),
  seed("minecraft-plans", "ketch", "\n    - months: 12\n      price: 127.5", "", [
    ["periods:", "Ketsch: yearly 127,50 € is missing here"],
  ]),
  seed("minecraft-plans", "xl", "\n  soldOut: true", "", [["id: xl", "XL is out of stock in the store"]]),
  seed("minecraft-plans", "barque", "- months: 3", "- months: 6", [
    ["- months: 6", "Bark mit vier Masten: half-yearly 146,00 € is not offered in the store"],
    ["periods:", "Bark mit vier Masten: quarterly 146,00 € is missing here"],
  ]),
  seed("minecraft-plans", "barque", "monthly: 49", "monthly: 48.5", [
    ["monthly", "Bark mit vier Masten: site 48,50 €, store 49,00 €"],
  ]),
  seed("minecraft-plans", "icebreaker", "\n  setupFee: 99999.99", "", [
    ["id: icebreaker", "Nuklearer Eisbrecher der Nordmeerflotte, setup fee: site 0,00 €, store 99.999,99 €"],
  ]),
  seed("minecraft-plans", "icebreaker", "price: 14000000", "price: 1400000", [
    [
      "- months: 12",
      "Nuklearer Eisbrecher der Nordmeerflotte, yearly: site 1.400.000,00 €, store 14.000.000,00 €",
    ],
  ]),
  seed("vps-plans", "tanker", "monthly: 24.95", "monthly: 19.95", [
    ["monthly", "Tanker: site 19,95 €, store 24,95 €"],
  ]),
  seed("vps-plans", "tanker", "price: 540.5", "price: 500", [
    ["- months: 24", "Tanker, 24 months: site 500,00 €, store 540,50 €"],
  ]),
  seed("vps-plans", "tanker", "setupFee: 15", "setupFee: 10", [
    ["setupFee", "Tanker, setup fee: site 10,00 €, store 15,00 €"],
  ]),
  seed(
    "website-plans",
    "pier",
    "  monthly: 3.5\n",
    "  monthly: 3.5\n  periods:\n    - months: 12\n      price: 35\n",
    [["- months: 12", "Pier: yearly 35,00 € is not offered in the store"]],
  ),
  seed("website-plans", "quay", "  periods:\n    - months: 12\n      price: 499.9\n", "", [
    ["id: quay", "Hochseefischereihafenverwaltung: yearly 499,90 € is missing here"],
  ]),
  seed("website-plans", "building", "soldOut: true", "soldOut: false", [
    ["soldOut", "Das Gebäude is out of stock in the store"],
  ]),
  seed("games", "freight", "price: 400", "price: 390", [
    ["- months: 36", "Güterverkehrsknotenpunktsimulator Deluxe, 36 months: site 390,00 €, store 400,00 €"],
  ]),
  seed("games", "regatta", 'product: "103"', 'product: "999"', [
    ["billing", "Regattawochenende: the store has no such product, or no price for it"],
  ]),
];

function seed(file: string, id: string, from: string, to: string, found: Seed["found"]): Seed {
  return { file, id, from, to, found };
}
