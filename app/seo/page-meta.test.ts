import { expect, test } from "vitest";
import { brand } from "../content/brand";
import { documentTitle, firstFittingTitle } from "./page-meta";

const words = { name: "", description: "" };

test("the brand is added to the title of the page", () => {
  expect(documentTitle({ title: "VPS", ...words })).toBe(`VPS | ${brand.name}`);
});

test("a title with the brand in it is not changed", () => {
  expect(documentTitle({ title: `${brand.name}: hosting`, ...words })).toBe(`${brand.name}: hosting`);
});

test("the brand is left out where title and brand together are over 70 characters", () => {
  const title = "x".repeat(70 - " | ".length - brand.name.length);
  expect(documentTitle({ title, ...words })).toBe(`${title} | ${brand.name}`);
  expect(documentTitle({ title: `${title}x`, ...words })).toBe(`${title}x`);
});

test("the shorter of two titles is used only where the longer is over 70 characters", () => {
  expect(firstFittingTitle("x".repeat(70), "short")).toBe("x".repeat(70));
  expect(firstFittingTitle("x".repeat(71), "short")).toBe("short");
});
