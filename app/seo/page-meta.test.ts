import { expect, test } from "vitest";
import { brand } from "../content/brand";
import { documentTitle, firstFittingTitle } from "./page-meta";

const description = "";

test("the name of the site follows the title of the page", () => {
  expect(documentTitle({ title: "VPS", description })).toBe(`VPS | ${brand.name}`);
});

test("a title that names the site stays as it is", () => {
  expect(documentTitle({ title: `${brand.name}: hosting`, description })).toBe(`${brand.name}: hosting`);
});

test("the name is left out where title and name together would be cut off", () => {
  const title = "x".repeat(70 - " | ".length - brand.name.length);
  expect(documentTitle({ title, description })).toBe(`${title} | ${brand.name}`);
  expect(documentTitle({ title: `${title}x`, description })).toBe(`${title}x`);
});

test("the shorter of two titles is taken only where the longer does not fit", () => {
  expect(firstFittingTitle("x".repeat(70), "short")).toBe("x".repeat(70));
  expect(firstFittingTitle("x".repeat(71), "short")).toBe("short");
});
