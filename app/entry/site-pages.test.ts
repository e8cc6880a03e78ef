import { expect, test } from "vitest";
import { site } from "../loaders/site-fixture";
import { sitePage } from "./site-pages";

const fault = { file: "", path: [], message: "" };

test("a page names the texts on it that its language lacks, with the language that they are in", () => {
  const [column] = site.records.footer.columns;
  const { title } = site.records["pages/vps"].head;
  const untranslated = [column?.title ?? "", title, "on no page"].map((text) => ({ fault, strings: [text] }));
  const lacking = { ...site, untranslated };
  expect(sitePage(lacking, "/vps").data.untranslated).toEqual({
    language: site.language.tag,
    texts: expect.arrayContaining([column?.title, title]),
  });
  expect(sitePage(lacking, "/about").data.untranslated?.texts).toEqual([column?.title]);
  expect(sitePage(site, "/vps").data).not.toHaveProperty("untranslated");
});
