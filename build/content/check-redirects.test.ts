import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { stringify } from "yaml";
import type { Records } from "../../schemas/all-schemas";
import { contentFolder } from "../project-folder";
import { temporaryFolder } from "../temporary-folder";
import { checkRedirects } from "./check-redirects";
import type { Content } from "./content";
import { readContent } from "./load-content";

type Redirect = Records["redirects"][number];

const valid = readContent().content as Records;
const { domain } = valid.brand;

/** The faults of content/redirects.yaml with these records, as "line field sentence". */
function faultLines(...redirects: Redirect[]): string[] {
  const { faults } = readContent(contentFolder, { texts: { redirects: stringify(redirects) } }, "");
  const pattern = /^content\/redirects\.yaml:(\d+): the record number \d+ has (from|to) ".*?(?:"|…): (.*)\.$/;
  return faults.map((fault) => pattern.exec(fault)?.slice(1).join(" ") ?? fault);
}

/** Expects one fault for each of these records, which have two lines each. */
function expectEach(redirects: Redirect[], field: "from" | "to", sentence: string) {
  const lines = redirects.map((_, index) => index * 2 + (field === "from" ? 1 : 2));
  expect(faultLines(...redirects)).toEqual(lines.map((line) => `${line} ${field} ${sentence}`));
}

/** The fields with a fault, in a folder and without a file. */
function wrongFields(redirects: readonly Redirect[], folder: string, content: Content = valid) {
  const faults = checkRedirects({ ...content, redirects }, folder, content);
  return faults.map(({ path }) => path.join("."));
}

test("old paths may lead to pages, places, files and other sites", () => {
  const redirects: Redirect[] = [
    { from: "/old", to: "/" },
    { from: "/old-plans/", to: "/vps" },
    { from: "/Games", to: "/games#survival" },
    { from: "/old.html", to: "/legal#privacy-policy" },
    { from: "/über uns.php", to: "/about?from=old" },
    { from: "/%C3%BCber%20uns/50%25", to: "/careers/night-watch" },
    { from: "/old.json", to: "/legal.json" },
    { from: "/privacy-old", to: "https://www.example.com/a?b=c#d" },
    { from: "/shop", to: "https://shop.{brand.domain}/" },
  ];
  expect(faultLines(...redirects)).toEqual([]);
});

test("a path that hosts read in different ways is a fault", () => {
  const paths = [
    ...["/page.php?id=7", "/page#top", "/blog/*", "/:year/post", "/a\\b", "/%7Bx%7D", "/100%", "/%FF"],
    ...["//evil.example", "/a//b", "/a%2Fb", "/a%2fb", "/.env", "/a/../b", "/a%00b"],
  ];
  expectEach(
    paths.map((from) => ({ from, to: "/" })),
    "from",
    "expected a path without ? # * : \\ { }, two slashes together or a dot after a slash, and with %25 for a percent sign: not all hosts understand it",
  );
});

test("what is no path is a fault", () => {
  const sentence = "from expected a path that begins with a slash, such as /old-page.php";
  expect(faultLines({ from: "old", to: "/" }, { from: "https://old.example/page", to: "/" })).toEqual([
    `1 ${sentence}`,
    `3 ${sentence}`,
  ]);
});

test("a path that the site has is a fault", () => {
  const paths = [
    ...["/", "/games", "/vps/", "/about.html", "/%73upport", "/careers/night-watch", "/index.html"],
    ...["/privacy", "/privacy/old", "/backstage", "/404", "/robots.txt", "/legal.json", "/healthz"],
  ];
  expectEach(
    paths.map((from) => ({ from, to: "/about" })),
    "from",
    "expected a path that this site does not answer itself",
  );
});

test("a path that an earlier record has, in any spelling, is a fault", () => {
  const spellings = ["/old", "/old", "/old/", "/%6Fld"];
  const [, ...lines] = spellings.map((_, index) => index * 2 + 1);
  expect(faultLines(...spellings.map((from) => ({ from, to: "/" })))).toEqual(
    lines.map((line) => `${line} from expected each path once: the record number 1 has it too`),
  );
});

test("what is no address is a fault", () => {
  const addresses = [
    "about",
    "//evil.example",
    "/\\evil.example",
    "http://example.com",
    "https://",
    "mailto:a@b",
  ];
  expectEach(
    addresses.map((to, index) => ({ from: `/${index}`, to })),
    "to",
    "expected a page of this site, which begins with a slash, or an address that begins with https://",
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
  const faults = faultLines(...Object.keys(nearest).map((to, index) => ({ from: `/${index}`, to })));
  expect(faults).toEqual(
    Object.values(nearest).map((page, index) =>
      expect.stringContaining(`${index * 2 + 2} to expected a page or a file of this site: ${page}`),
    ),
  );
});

const circle = "expected another address: this one leads back to itself";

test("a redirect onto itself is a fault", () => {
  const own = ["/0", "/1/", "/2#top", `https://${domain}/3`, `https://www.${domain}/4/?x`, "/%35"];
  expectEach(
    own.map((to, index) => ({ from: `/${index}`, to })),
    "to",
    circle,
  );
});

test("redirects in a circle are faults, and one that leads into it", () => {
  const redirects = [
    { from: "/a", to: "/b" },
    { from: "/b", to: "/c" },
    { from: "/c", to: "/a" },
    { from: "/d", to: "/b#x" },
  ];
  expectEach(redirects, "to", circle);
});

test("a redirect to another one is a fault that names the last address", () => {
  const sentence = "to expected /about#team, where this address leads";
  const last = { from: "/c", to: "/about#team" };
  expect(faultLines({ from: "/a", to: "/b" }, { from: "/b", to: "/c/" }, last)).toEqual([
    `2 ${sentence}`,
    `4 ${sentence}`,
  ]);
});

test("more than 900 redirects are a fault: some hosts would not read all", () => {
  const many = Array.from({ length: 901 }, (_, index) => ({ from: `/old-${index}`, to: "/" }));
  expect(faultLines(...many.slice(1))).toEqual([]);
  expect(faultLines(...many)).toEqual([
    expect.stringMatching(/^content\/redirects\.yaml:1: .*: expected at most 900 entries\.$/),
  ]);
});

test("a page without plans does not exist", () => {
  const without = { ...valid, "vps-plans": [] };
  const [away, to] = [[{ from: "/vps", to: "/" }], [{ from: "/old", to: "/vps" }]];
  expect([wrongFields(away, contentFolder), wrongFields(to, contentFolder)]).toEqual([["0.from"], []]);
  expect([wrongFields(away, contentFolder, without), wrongFields(to, contentFolder, without)]).toEqual([
    [],
    ["0.to"],
  ]);
});

test("files of content/public exist, folders do not", () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "public/downloads"), { recursive: true });
  writeFileSync(join(folder, "public/price list.pdf"), "");
  const redirects = [
    { from: "/old.pdf", to: "/price%20list.pdf" },
    { from: "/price list.pdf/", to: "/" },
    { from: "/old", to: "/downloads" },
  ];
  expect(wrongFields(redirects.slice(0, 1), folder)).toEqual([]);
  expect(wrongFields(redirects.slice(1), folder)).toEqual(["0.from", "1.to"]);
  expect(wrongFields([{ from: "/downloads", to: "/" }], folder)).toEqual([]);
});
