import { decodedPath } from "./decoded-path";
import { isHttps, listOf, record, textForm } from "./parts";

/** Signs that mean something to a host, or that hosts treat in different ways. */
const refusedSigns = /[?#*:\\{}\p{Cc}]|\/[/.]/u;

const from = textForm("a path that begins with a slash, such as /old-page.php", /^\//).refine(
  (path) => !/%2f/i.test(path) && !refusedSigns.test(decodedPath(path) ?? "*"),
  {
    error:
      "expected a path without ? # * : \\ { }, two slashes together or a dot after a slash, and with %25 for a percent sign: not all hosts understand it",
    abort: true,
  },
);

const to = textForm(
  "a page of this site, which begins with a slash, or an address that begins with https://",
  (address) => /^\/(?![/\\])\P{Cc}*$/u.test(address) || isHttps(address),
);

/** The file may be absent. Cloudflare reads 2,000 rules, and each record needs two. */
export const redirects = listOf(
  record({
    from: from.describe("The address on your old site, without the domain: `/old-page.php`."),
    to: to.describe("Where its visitors land: a page, such as `/vps`, or an address with `https://`."),
  }),
).max(900);
