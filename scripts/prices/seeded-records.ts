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
  kind?: "fee" | "stock" | "unknown";
};

/** A copy of the records of a company. */
export class RecordsCopy {
  readonly folder = join(mkdtempSync(join(tmpdir(), "prices-")), "content");

  constructor() {
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

const minecraft = { file: "minecraft-plans" };
const website = { file: "website-plans" };

/** Twenty differences. */
export const seeds: readonly Seed[] = [
  {
    ...minecraft,
    id: "punt",
    from: "monthly: 2.5",
    to: "monthly: 2.75 # since spring",
    found: [["monthly", "Prahm: site 2,75 €, store 2,50 €"]],
  },
  {
    ...minecraft,
    id: "currach",
    from: "monthly: 4.99",
    to: "monthly: 5",
    found: [["monthly", "Krabbenkutter: site 5,00 €, store 4,99 €"]],
  },
  {
    ...minecraft,
    id: "hooker",
    from: "  billing:",
    to: "  # For a week.\n  soldOut: true\n  billing:",
    found: [["soldOut", "Finkenwerder Ewer is sold out only here"]],
    kind: "stock",
  },
  {
    ...minecraft,
    id: "hooker",
    from: "  billing:",
    to: "  setupFee: 5\n  billing:",
    found: [["setupFee", "Finkenwerder Ewer, setup fee: site 5,00 €, store 0,00 €"]],
    kind: "fee",
  },
  {
    ...minecraft,
    id: "ketch",
    from: "price: 37.25",
    to: "price: 38 # three months",
    found: [["- months: 3", "Ketsch, quarterly: site 38,00 €, store 37,25 €"]],
  },
  {
    ...minecraft,
    id: "ketch",
    from: "\n    - months: 12\n      price: 127.5",
    to: "",
    found: [["periods:", "Ketsch: yearly 127,50 € is missing here"]],
  },
  {
    ...minecraft,
    id: "xl",
    from: "\n  soldOut: true",
    to: "",
    found: [["id: xl", "XL is out of stock in the store"]],
    kind: "stock",
  },
  {
    ...minecraft,
    id: "barque",
    from: "- months: 3",
    to: "- months: 6",
    found: [
      ["- months: 6", "Bark mit vier Masten: half-yearly 146,00 € is not offered in the store"],
      ["periods:", "Bark mit vier Masten: quarterly 146,00 € is missing here"],
    ],
  },
  {
    ...minecraft,
    id: "barque",
    from: "monthly: 49",
    to: "monthly: 48.5",
    found: [["monthly", "Bark mit vier Masten: site 48,50 €, store 49,00 €"]],
  },
  {
    ...minecraft,
    id: "icebreaker",
    from: "\n  setupFee: 99999.99",
    to: "",
    found: [
      [
        "id: icebreaker",
        "Nuklearer Eisbrecher der Nordmeerflotte, setup fee: site 0,00 €, store 99.999,99 €",
      ],
    ],
    kind: "fee",
  },
  {
    ...minecraft,
    id: "icebreaker",
    from: "price: 14000000",
    to: "price: 1400000",
    found: [
      [
        "- months: 12",
        "Nuklearer Eisbrecher der Nordmeerflotte, yearly: site 1.400.000,00 €, store 14.000.000,00 €",
      ],
    ],
  },
  {
    file: "vps-plans",
    id: "tanker",
    from: "monthly: 24.95",
    to: "monthly: 19.95",
    found: [["monthly", "Tanker: site 19,95 €, store 24,95 €"]],
  },
  {
    file: "vps-plans",
    id: "tanker",
    from: "price: 540.5",
    to: "price: 500",
    found: [["- months: 24", "Tanker, 24 months: site 500,00 €, store 540,50 €"]],
  },
  {
    file: "vps-plans",
    id: "tanker",
    from: "setupFee: 15",
    to: "setupFee: 10",
    found: [["setupFee", "Tanker, setup fee: site 10,00 €, store 15,00 €"]],
    kind: "fee",
  },
  {
    ...website,
    id: "pier",
    from: "  monthly: 3.5\n",
    to: "  monthly: 3.5\n  periods:\n    - months: 12\n      price: 35\n",
    found: [["- months: 12", "Pier: yearly 35,00 € is not offered in the store"]],
  },
  {
    ...website,
    id: "quay",
    from: "  periods:\n    - months: 12\n      price: 499.9\n",
    to: "",
    found: [["id: quay", "Hochseefischereihafenverwaltung: yearly 499,90 € is missing here"]],
  },
  {
    ...website,
    id: "building",
    from: "soldOut: true",
    to: "soldOut: false",
    found: [["soldOut", "Das Gebäude is out of stock in the store"]],
    kind: "stock",
  },
  {
    file: "games",
    id: "freight",
    from: "price: 400",
    to: "price: 390",
    found: [
      ["- months: 36", "Güterverkehrsknotenpunktsimulator Deluxe, 36 months: site 390,00 €, store 400,00 €"],
    ],
  },
  {
    file: "games",
    id: "regatta",
    from: 'product: "103"',
    to: 'product: "999"',
    found: [["billing", "Regattawochenende: the store has no such product, or no price for it"]],
    kind: "unknown",
  },
];
