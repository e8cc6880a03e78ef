import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import { checkRedirects } from "./check-redirects";
import { faultLine } from "./fault";
import { readContent } from "./load-content";
import { contentFolder } from "./project-folder";
import type { Records } from "./schemas/all-schemas";
import { temporaryFolder } from "./temporary-folder";

type Redirect = Records["redirects"][number];

const valid = readContent().content as Records;
const { domain } = valid.brand;

/** The faults of content/redirects.yaml with these records, which have two lines each, as "line field sentence". */
function faultLines(redirects: readonly Redirect[]): string[] {
  const { faults } = readContent(contentFolder, { texts: { redirects: stringify(redirects) } }, "");
  return faults.map((fault) => {
    const [, expected] = /^the record number \d+ has \w+ ".*?(?:"|…): (.*)$/.exec(fault.message) ?? [];
    return expected ? `${fault.line} ${String(fault.path.at(-1))} ${expected}` : faultLine(fault);
  });
}

/** The places of the faults, in a folder with other files or with other records. */
function faultPlaces(redirects: readonly Redirect[], folder = contentFolder, others = {}) {
  const faults = checkRedirects({ ...valid, ...others, redirects }, folder);
  return faults.map(({ path }) => path.join("."));
}

function from(path: string): Redirect {
  return { from: path, to: "/about" };
}

function to(address: string, index: number): Redirect {
  return { from: `/${index}`, to: address };
}

/** Each is an old path and where it leads. */
function chain(...redirects: string[]): Redirect[] {
  return redirects.map((each) => {
    const [from = "", to = ""] = each.split(" ");
    return { from, to };
  });
}

test("old paths may lead to pages, places, files and other sites", () => {
  const paths = ["/old", "/old-plans/", "/Games", "/old.html", "/%C3%BCber%20uns/50%25", "/privacy-old"];
  const addresses = [
    ...["/", "/vps", "/games#survival", "/about?from=old", "/careers/night-watch", "/legal.json"],
    ...["https://www.example.com/a?b=c#d", "https://shop.{brand.domain}/"],
  ];
  expect(faultLines([...paths.map(from), ...addresses.map(to)])).toEqual([]);
});

const shape =
  "a path without ? # * : \\ { }, two slashes together or a dot after a slash, and with %25 for a percent sign: not all hosts understand it";
const unlikePaths = [
  ...["/page.php?id=7", "/page#top", "/blog/*", "/:year/post", "/a\\b", "/%7Bx%7D", "/100%", "/%FF"],
  ...["//evil.example", "/a//b", "/a%2Fb", "/a%2fb", "/.env", "/a/../b", "/a%00b"],
];
const ownPaths = [
  ...["/", "/games", "/vps/", "/about.html", "/%73upport", "/careers/night-watch", "/index.html"],
  ...["/privacy", "/privacy/old", "/backstage", "/404", "/robots.txt", "/legal.json", "/healthz"],
];
const noAddresses = ["about", "//e.example", "/\\e.example", "http://e.example", "https://", "mailto:a@b"];
const circles = ["/0", "/1/", "/2#top", `https://${domain}/3`, `https://www.${domain}/4/?x`, "/%35"];

test.each([
  ["from", "a path that hosts read in different ways", unlikePaths.map(from), shape],
  [
    "from",
    "what is no path",
    ["old", "https://old.example/page"].map(from),
    "a path that begins with a slash, such as /old-page.php",
  ],
  ["from", "a path that the site has", ownPaths.map(from), "a path that this site does not answer itself"],
  [
    "to",
    "what is no address",
    noAddresses.map(to),
    "a page of this site, which begins with a slash, or an address that begins with https://",
  ],
  ["to", "a redirect onto itself", circles.map(to), "another address: this one leads back to itself"],
  [
    "to",
    "a circle, and what leads into it",
    chain("/a /b", "/b /c", "/c /a", "/d /b#x"),
    "another address: this one leads back to itself",
  ],
])("in %s, each is a fault: %s", (field, _, redirects, expected) => {
  const lines = redirects.map((_, index) => index * 2 + (field === "from" ? 1 : 2));
  expect(faultLines(redirects)).toEqual(lines.map((line) => `${line} ${field} expected ${expected}`));
});

test("a path that an earlier record has, in any spelling, is a fault", () => {
  expect(faultLines(["/old", "/old", "/old/", "/%6Fld"].map(from))).toEqual(
    [3, 5, 7].map((line) => `${line} from expected each path once: the record number 1 has it too`),
  );
});

test("an address of this site that does not exist is a fault that names the nearest page first", () => {
  const nearest = {
    "/abuot": "/about, ",
    "/about/": "/about, ",
    "/careers/nobody": "/careers, ",
    "/missing.pdf": "",
    "/%00": "",
    [`https://${domain}/nowhere`]: "",
    // A redirect of the site itself.
    "/privacy": "",
  };
  expect(faultLines(Object.keys(nearest).map(to))).toEqual(
    Object.values(nearest).map((page, index) =>
      expect.stringContaining(`${index * 2 + 2} to expected a page or a file of this site: ${page}`),
    ),
  );
});

test("a redirect to another one is a fault that names the last address", () => {
  const redirects = chain("/a /b", "/b /c/", "/c /about#team");
  const sentence = "to expected /about#team, where this address leads";
  expect(faultLines(redirects)).toEqual([`2 ${sentence}`, `4 ${sentence}`]);
});

test("more than 900 redirects are a fault: some hosts would not read all", () => {
  const many = Array.from({ length: 901 }, (_, index) => from(`/old-${index}`));
  expect(faultLines(many.slice(1))).toEqual([]);
  expect(faultLines(many)).toEqual([
    expect.stringMatching(/^content\/redirects\.yaml:1: .*: expected at most 900 entries\.$/),
  ]);
});

test("a page without plans does not exist", () => {
  const none = { "vps-plans": [] };
  const [away, back] = [[from("/vps")], [to("/vps", 1)]];
  expect([faultPlaces(away), faultPlaces(back)]).toEqual([["0.from"], []]);
  expect([away, back].map((each) => faultPlaces(each, contentFolder, none))).toEqual([[], ["0.to"]]);
});

test("files of content/public exist, folders do not", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "public/downloads"), { recursive: true });
  writeFileSync(join(folder, "public/price list.pdf"), "");
  expect(faultPlaces([to("/price%20list.pdf", 0), from("/downloads")], folder)).toEqual([]);
  expect(faultPlaces([from("/price list.pdf/"), to("/downloads", 1)], folder)).toEqual(["0.from", "1.to"]);
});
