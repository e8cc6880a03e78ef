// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { builtPages, deadLinks } from "./dead-links";

test("dead links are named, to a place and to a page; living ones are not", () => {
  const site = mkdtempSync(join(tmpdir(), "dead-links-"));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, "careers"));
  writeFileSync(
    join(site, "index.html"),
    '<a href="/vps#plans">a</a><a href="/vps#nowhere">b</a><a class="x" href="/gone">c</a><a href="/legal#refund-policy">d</a><a href="https://x.test/">e</a>',
  );
  writeFileSync(join(site, "vps.html"), '<h1 id="plans">Plans</h1>\n<a href="#top">f</a><a href="/">g</a>');
  writeFileSync(join(site, "legal.html"), "<h1>Legal</h1>");
  expect(deadLinks(builtPages(site)).map(({ place, sentence }) => `${place} ${sentence}`)).toEqual([
    "dist/site/index.html:1 The page / links to /vps#nowhere, and there is no such place on the page.",
    "dist/site/index.html:1 The page / links to /gone, and there is no such page.",
    "dist/site/vps.html:2 The page /vps links to #top, and there is no such place on the page.",
  ]);
});
