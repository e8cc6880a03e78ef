import { describe, expect, test } from "vitest";
import { site } from "../../loaders/site-fixture";
import { documentOf, formatLegalHash, sectionAnchor } from "./legal-hash";
import { legalTabs } from "./loader";

const tabs = legalTabs(site);

describe("documentOf", () => {
  test.each(tabs)("$hash selects its document", (tab) => {
    expect(documentOf(`#${tab.hash}`, tabs)).toBe(tab);
  });

  test.each([
    ["#terms-of-service#payments", "terms-of-service"],
    ["#terms-of-service#", "terms-of-service"],
    ["#terms-of-service%23payments", "terms-of-service"],
    ["#terms-of-service#%E2%82%B9%20and%20more", "terms-of-service"],
    ["#terms-of-service#%E0%A4%A", "terms-of-service"],
    ["terms-of-service", "terms-of-service"],
  ])("%j selects %s", (hash, document) => {
    expect(documentOf(hash, tabs).hash).toBe(document);
  });

  test.each(["", "##payments", "#Terms-Of-Service", "#cookies#payments", "#%", "#constructor"])(
    "%j has no known document and selects the privacy policy",
    (hash) => {
      expect(documentOf(hash, tabs)).toBe(tabs[0]);
    },
  );
});

describe("formatLegalHash", () => {
  test("the section follows the document after a second #", () => {
    expect(formatLegalHash("refund-policy")).toBe("#refund-policy");
    expect(formatLegalHash("refund-policy", "same-day")).toBe("#refund-policy#same-day");
  });

  test.each(["same-day", "a b", "50%", "a#b", "₹", "%23", "\"'<>", "  "])(
    "section %j: the hash selects its document, and decoded it is the id of the element",
    (section) => {
      const hash = formatLegalHash("refund-policy", section);
      expect(documentOf(hash, tabs).hash).toBe("refund-policy");
      expect(decodeURIComponent(hash.slice(1))).toBe(sectionAnchor("refund-policy", section));
    },
  );

  test("a lone surrogate does not throw", () => {
    expect(decodeURIComponent(formatLegalHash("refund-policy", "\ud83c").slice(1))).toBe(
      sectionAnchor("refund-policy", "\ud83c"),
    );
  });
});
