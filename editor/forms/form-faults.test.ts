import { expect, test } from "vitest";
import { inForms } from "./form-faults";

const content = {
  "vps-plans": [{ id: "iron", title: "Iron", monthly: 5 }],
  games: { games: [{ id: "ark", title: "Ark", monthly: 5 }] },
  "texts/help/backups": {},
};
const fault = (file: string, ...path: (string | number)[]) => ({
  file: `content/${file}`,
  path,
  message: "m",
});

test.each([
  [fault("games.yaml", "games", 0, "monthly"), "games", "Games, Ark: Price per month"],
  [fault("public/legal.json", "privacy", "sample"), "public/legal", "Legal texts, Privacy: Made up"],
  [fault("texts/help/backups.md", "body", 3), "texts/help/backups", "the page /help/backups: Body"],
  [
    fault("languages/ur/texts/help/backups.md"),
    "languages/ur/texts/help/backups",
    "the page /help/backups (Urdu)",
  ],
  [fault("languages/hi/games.yaml", "games", 0, "title"), "games", "Games (Hindi)"],
])("%j is in a form", (each, form, where) => {
  expect(inForms(content, [each])).toMatchObject([{ form, where, message: "m" }]);
});

test("in the open form a fault has the labels of its field only; its translation is another form", () => {
  const [own, translated] = inForms(
    content,
    [fault("vps-plans.yaml", 0, "monthly"), fault("languages/hi/vps-plans.yaml")],
    "vps-plans",
  );
  expect(own?.where).toBe("Iron: Price per month");
  expect(translated).toMatchObject({ tag: "hi", where: "VPS plans (Hindi)" });
});

test.each(["pictures/own.svg", "languages/hi", "texts/No Name.md", "unknown.yaml"])(
  "%s has no form: its name is said",
  (file) => {
    expect(inForms(content, [{ ...fault(file), line: 2 }])).toEqual([
      { ...fault(file), line: 2, where: `content/${file}:2` },
    ]);
  },
);
