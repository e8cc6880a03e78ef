// @vitest-environment node
import { expect, test } from "vitest";
import { withTextLanguage } from "./text-language";

test("an element with a text of the first language alone says so, and no other", () => {
  const html = '<h2 class="a">Q&amp;A</h2><p>Q&amp;A and more</p><p>more</p>';
  expect(withTextLanguage(html, { language: "en", texts: ["Q&A"] })).toBe(
    '<h2 class="a" lang="en">Q&amp;A</h2><p>Q&amp;A and more</p><p>more</p>',
  );
  expect(withTextLanguage(html, undefined)).toBe(html);
});
