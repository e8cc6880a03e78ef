import { expect, test } from "vitest";
import { fillValues } from "./fill-values";

const stats = [
  { id: "response", prefix: "under", value: 15, unit: "min", label: "Response" },
  { id: "users", value: 1250, suffix: "+", label: "Users" },
];

test("a text can quote a figure with its prefix, suffix and unit", () => {
  const { content } = fillValues({
    support: { stats },
    page: { text: "An answer in {support.stats.response}, for {support.stats.users} people" },
  });
  expect(content.page).toEqual({ text: "An answer in under 15 min, for 1,250+ people" });
});

test("a figure that was deleted is reported where a text quotes it", () => {
  const { unknown } = fillValues({
    support: { stats: stats.slice(1) },
    page: { text: "An answer in {support.stats.response}" },
  });
  expect(unknown).toEqual([
    { file: "page", path: ["text"], sentence: "{support.stats.response} is no value of the records" },
  ]);
});
