import { rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { phrase } from "../../site/format";
import { loadContent } from "../../site/load-content";
import { format, records } from "../tested-site";
import { type ChangedCopy, changedCopy, runNode } from "./changed-copy";
import { longBrand, newPrice, oldPrice, positionAdded, renamed, repriced } from "./changed-records";
import { resized } from "./resized-records";

const { brand } = records;

function testSite(copy: () => ChangedCopy) {
  test("passes the site tests", async () => {
    // Sizes are those of compressed files, and this build keeps the comments of the code.
    await copy().test(
      "site",
      ...["budgets", "modules"].map((name) => `--exclude=tests/site/${name}.test.ts`),
    );
  });

  test("is built without advice from the bundler", () => {
    expect(copy().output).not.toContain("rolldown.rs");
  });

  test("shows no value that is missing", () => {
    for (const [name, content] of copy().files()) {
      if (!/\.(html|txt|xml)$/.test(name)) continue;
      const words = content.toString().replaceAll(/<(script|style).*?<\/\1>/gs, "");
      expect(words, name).not.toMatch(/\b(NaN|-?Infinity|undefined|null)\b|\{[a-z/-]+\.|\[object/);
    }
  });
}

function shareCardAlt(html: string): string | undefined {
  return /property="og:image:alt" content="([^"]*)/.exec(html)?.[1];
}

describe("a site with nothing of everything", () => {
  const copy = changedCopy(resized(0));
  testSite(copy);

  test("says on the share card of /careers that there is no position, and lists none", () => {
    expect(shareCardAlt(copy().site("careers.html"))).toContain(
      records["pages/careers"].shareCard.offerWithoutOpenings,
    );
    expect(copy().site("sitemap.xml")).not.toContain("/careers/");
  });
});

// The price is that of a plan of the records.
describe.skipIf(records["website-plans"].length === 0)(
  "a site with one of everything, and another price",
  () => {
    const copy = changedCopy([...resized(1), ...repriced]);
    testSite(copy);
    const price = format.money(newPrice);

    test("has the price on the page, in its head, its data and llms.txt", () => {
      const [head = "", body = ""] = copy().site("website-hosting.html").split("<body>");
      expect(/<title>([^<]*)/.exec(head)?.[1]).toContain(price);
      expect(/name="description" content="([^"]*)/.exec(head)?.[1]).toContain(price);
      expect(shareCardAlt(head)).toContain(price);
      expect(body.replaceAll(/<script.*?<\/script>/gs, "")).toContain(price);
      expect(body).toContain(`"highPrice":${newPrice}`);
      expect(body).toMatch(new RegExp(`"@type":"Offer"[^}]*"price":${newPrice}`));
      expect(copy().site("llms.txt")).toContain(phrase(records["pages/home"].assistants.price, { price }));
    });

    test.runIf(oldPrice)("has the old price nowhere", () => {
      const old = new RegExp(
        `${format.money(oldPrice ?? 0)}(?![\\d,.]*\\d)|(monthly|"price"): ?${oldPrice}\\b`,
      );
      for (const [name, content] of copy().files())
        if (/\.(html|txt|js|mjs)$/.test(name)) expect(content.toString(), name).not.toMatch(old);
    });

    test("has no unused code without tests/specification, which an owner deletes", async () => {
      rmSync(join(copy().folder, "tests/specification"), { recursive: true, force: true });
      await runNode(copy().folder, "node_modules/knip/bin/knip.js");
    });
  },
);

describe("a site with forty of everything, another name and one more position", () => {
  const copy = changedCopy([...resized(40), renamed, positionAdded]);
  testSite(copy);

  test("has the old name and domain nowhere", () => {
    // Other records may have them in their own texts and addresses.
    const theirs = JSON.stringify(loadContent(join(copy().folder, "content"))).toLowerCase();
    const old = [brand.name, brand.domain]
      .map((word) => word.toLowerCase())
      .filter((word) => !theirs.includes(word));
    for (const [name, content] of copy().files()) {
      // Nor in what renders the pages, whose hints have examples.
      const built = /\.(png|woff2)$|^app\/render-site\.js$/.test(name)
        ? ""
        : content.toString().toLowerCase();
      expect(
        old.filter((word) => built.includes(word)),
        name,
      ).toEqual([]);
    }
    expect(copy().site("index.html")).toContain(longBrand.name);
    expect(copy().site("sitemap.xml")).toContain(`https://${longBrand.domain}/`);
    expect(copy().site("manifest.webmanifest")).toContain(longBrand.name);
  });

  test("has a finding of check:launch: an expired date", async () => {
    const found = await copy().run("run-typescript", "checks/launch/check-launch.ts").catch(String);
    expect(found).toContain("positions.cafe-host.validThrough is 2020-02-01, which is over.");
  });
});
