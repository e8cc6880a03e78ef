import { expect, test } from "vitest";
import { pages } from "../site/built-site";

/**
 * The figures of each page (SPEC.md §9). They contradict each other on purpose: `own` figures are on this page and no other,
 * `shared` figures may be on other pages too.
 */
const claims: readonly { path: string; own: readonly RegExp[]; shared?: readonly RegExp[] }[] = [
  {
    path: "/",
    own: [
      /2\.5 Tbps/,
      /\b(5|five) data centers/i,
      /(under|<) ?20 ms/i,
      /450\+ customers/i,
      /within 1 hour/i,
      /daily backups/i,
      /\b30 days/i,
      /one-click restore/i,
      /99\.99%/,
      /100 Gbps/,
      /up to 1 Tbps/i,
      /same-day money-back guarantee/i,
    ],
    shared: [/AMD Ryzen/, /99\.9%/, /24\/7/, /AMD Ryzen (and|or|\/) ?Epyc/],
  },
  { path: "/about", own: [/147\+/, /8\+/, /1st March 2025/], shared: [/99\.9%/, /24\/7/] },
  { path: "/partners", own: [/(?<![\d,])50\+/] },
  { path: "/website-hosting", own: [/50,000\+/] },
  { path: "/support", own: [/under 15 min/i, /97%/, /4\.2\/5/], shared: [/24\/7/] },
  { path: "/games", own: [/₹98\b/] },
];

function singleSpaced(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}

/** The text of each page and of its head, with single spaces. */
const texts = new Map(
  pages.map(({ path, document }) => {
    const main = document.querySelector("main")?.textContent ?? "";
    return [path, { main: singleSpaced(main), head: singleSpaced(document.head.textContent) }];
  }),
);

for (const { path, own, shared = [] } of claims) {
  test.each([...own, ...shared])(`${path} claims %s`, (claim) => {
    expect(texts.get(path)?.main).toMatch(claim);
  });
  test.each(own)(`only ${path} claims %s`, (claim) => {
    for (const [other, { main, head }] of texts) {
      // The legal texts are no claims; they contain periods such as "30 days".
      if (other === path || other === "/legal") continue;
      expect(main, other).not.toMatch(claim);
      expect(head, other).not.toMatch(claim);
    }
  });
}
