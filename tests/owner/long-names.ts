import { isSeq } from "yaml";
import type { Change } from "./changed-copy";

/** Long single words, one with a letter that is not in the shipped texts. */
export const names = [
  "Schlepper",
  "Ozeanriese",
  "Containerschiff",
  "Kutter",
  "Küstenwache",
  "Frachtensegler",
  "Eisbrecher",
];

/** The titles of the records of a list become long, one after the other. */
function withLongTitles(file: string): Change {
  return {
    file,
    change: (document) => {
      if (!isSeq(document.contents)) throw new Error(`${file} is no list.`);
      document.contents.items.forEach((_, index) => {
        document.setIn([index, "title"], names[(index + 2) % names.length]);
      });
    },
  };
}

const plans = names.map((title, index) => ({
  id: `plan-${index}`,
  title,
  monthly: (499 + index * 1000) / 100,
  cpuSharePercent: 100 + index * 50,
  ramGb: 2 + index * 2,
  ssdGb: 20 + index * 10,
  backups: 1 + index,
  popular: index === 2,
  soldOut: index === 1,
  drawing: "block-iron",
  destination: "minecraftStore",
}));

export const domain = "gameserverwelt";

export const topics = ["Allgemeines", "Spieleserver", "Rechenzentren", "Zahlungsarten", "Kündigungsfristen"];

export const games = Array.from({ length: 40 }, (_, index) => `Spiel ${index + 1}`);

/** A European company: prices in euros, umlauts, long single words, five topics, forty games, a plan that is sold out. */
export const longNames: readonly Change[] = [
  {
    file: "brand",
    change: (document) => {
      document.set("domain", `${domain}.test`);
      document.set("currency", "EUR");
      document.set("locale", "en-DE");
      document.set("tagline", ["Gameserver für", "Österreich."]);
    },
  },
  {
    file: "minecraft-plans",
    change: (document) => {
      document.contents = document.createNode(plans);
    },
  },
  withLongTitles("vps-plans"),
  withLongTitles("website-plans"),
  {
    file: "question-topics",
    change: (document) =>
      document.set(
        "tabs",
        topics.map((label, index) => ({ id: `topic-${index}`, label })),
      ),
  },
  {
    file: "questions",
    change: (document) => {
      const questions = document.get("questions");
      if (!isSeq(questions)) throw new Error("questions is no list.");
      questions.items.forEach((_, index) => {
        document.setIn(["questions", index, "tab"], `topic-${index % topics.length}`);
      });
    },
  },
  {
    file: "testimonials",
    change: (document) => {
      document.contents = document.createNode([
        {
          id: "half",
          name: "Jörg Müller",
          content: "Läuft.",
          rating: 4.5,
          location: "Graz",
          verified: true,
          drawing: "head-a",
        },
      ]);
    },
  },
  {
    file: "games",
    change: (document) => {
      document.set("categories", [{ id: "all-kinds", label: "Alles" }]);
      document.set(
        "games",
        games.map((title, index) => ({
          id: `game-${index}`,
          cover: "stairs",
          title,
          description: "Ein Spiel.",
          shortDesc: "Mit Freunden. ".repeat(1 + (index % 7)).trim(),
          monthly: 4.99,
          to: "/minecraft",
          category: "all-kinds",
          features: [],
          rating: 4.5,
          reviews: 10,
          popular: index === 0,
        })),
      );
    },
  },
  {
    file: "locations",
    change: (document) =>
      document.setIn(
        ["regions", 0, "name"],
        "Mitteleuropa mit Donauraum, Alpenländern, Westbalkan und Adriaküste",
      ),
  },
];
