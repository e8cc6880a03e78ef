// @vitest-environment node
import { expect, test } from "vitest";
import { unclearLinks } from "./link-findings";

function sentences(...links: string[]): string[] {
  const html = links.join("\n");
  return unclearLinks([{ path: "/vps", file: "vps.html", html }]).map(({ sentence }) => sentence);
}

test("links with one text that lead to different places are reported once", () => {
  const plans = '<a class="x" href="/minecraft">See the <b>plans</b></a>';
  expect(sentences(plans, plans, '<a href="/vps">Details of VPS</a>')).toEqual([]);
  expect(sentences(plans, '<a href="/vps"> See the\nplans</a>')).toEqual([
    'The links "See the plans" of /vps lead to /minecraft and to /vps.',
  ]);
});

test("a link that names no purpose is reported, unless it has a name for screen readers", () => {
  expect(sentences('<a href="/vps">More</a>')).toEqual(['A link of /vps to /vps says only "More".']);
  expect(sentences('<a href="/vps" aria-label="More about VPS">More</a>')).toEqual([]);
});
