import { expect, test } from "vitest";
import { pages } from "./built-site";

/**
 * Which page claims what. The figures contradict each other by decision: each stands on its page as it is, and on no
 * other. `shared` figures may stand elsewhere too.
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

/** What a reader reads, with every run of white space as one space. */
function textOf({ document }: (typeof pages)[number]): string {
  const main = document.querySelector("main")?.cloneNode(true);
  return (main?.textContent ?? "").replaceAll(/\s+/g, " ");
}

for (const { path, own, shared = [] } of claims) {
  const page = pages.find((candidate) => candidate.path === path);
  test.each([...own, ...shared])(`${path} claims %s`, (claim) => {
    expect(page && textOf(page)).toMatch(claim);
  });
  test.each(own)(`only ${path} claims %s`, (claim) => {
    for (const other of pages) {
      // The legal documents are the owner's words, not claims; they give periods of their own.
      if (other.path === path || other.path === "/legal") continue;
      expect(textOf(other), other.path).not.toMatch(claim);
      expect(other.document.head.textContent, other.path).not.toMatch(claim);
    }
  });
}
