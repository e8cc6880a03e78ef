import { expect, test } from "vitest";
import { fillValues } from "./fill-values";

test("a date in a text has the month in words", () => {
  const { content } = fillValues({
    brand: { foundedOn: "2024-05-22" },
    page: { text: "Founded on {brand.foundedOn}." },
  });
  expect(content.page).toEqual({ text: "Founded on 22nd May 2024." });
});
