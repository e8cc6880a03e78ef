import { describe, expect, test } from "vitest";
import { legalTabs } from "../../content/legal";
import { formatLegalHash, parseLegalHash, sectionAnchor } from "./legal-hash";

describe("parseLegalHash", () => {
  test.each(legalTabs)("$hash selects its document", (tab) => {
    expect(parseLegalHash(`#${tab.hash}`)).toEqual({ tab, section: undefined });
  });

  test.each([
    ["#terms-of-service#payments", "terms-of-service", "payments"],
    ["#terms-of-service#", "terms-of-service", undefined],
    ["#terms-of-service#a#b", "terms-of-service", "a#b"],
    ["#terms-of-service%23payments", "terms-of-service", "payments"],
    ["#terms-of-service#%E2%82%B9%20and%20more", "terms-of-service", "₹ and more"],
    ["#terms-of-service#50%", "terms-of-service", "50%"],
    ["#terms-of-service#%E0%A4%A", "terms-of-service", "%E0%A4%A"],
    ["#refund-policy#line\nbreak", "refund-policy", "line\nbreak"],
    ["terms-of-service", "terms-of-service", undefined],
  ])("%j is %s, section %s", (hash, document, section) => {
    const address = parseLegalHash(hash);
    expect(address.tab.hash).toBe(document);
    expect(address.section).toBe(section);
  });

  test.each([
    "",
    "#",
    "##",
    "##payments",
    "#Terms-Of-Service",
    "#cookies",
    "#cookies#payments",
    "#%",
    "#constructor",
  ])("%j has no known document and selects the privacy policy", (hash) => {
    expect(parseLegalHash(hash)).toEqual({ tab: legalTabs[0], section: undefined });
  });
});

describe("formatLegalHash", () => {
  test("the section follows the document after a second #", () => {
    expect(formatLegalHash("refund-policy")).toBe("#refund-policy");
    expect(formatLegalHash("refund-policy", "same-day")).toBe("#refund-policy#same-day");
  });

  test.each(["same-day", "a b", "50%", "a#b", "₹", "%23", "\"'<>", "  "])(
    "section %j is parsed as it was formatted, and the decoded hash is its element id",
    (section) => {
      const hash = formatLegalHash("refund-policy", section);
      expect(parseLegalHash(hash)).toEqual({ tab: legalTabs[3], section });
      expect(decodeURIComponent(hash.slice(1))).toBe(sectionAnchor("refund-policy", section));
    },
  );

  test("a lone surrogate does not throw", () => {
    expect(decodeURIComponent(formatLegalHash("refund-policy", "\ud83c").slice(1))).toBe(
      sectionAnchor("refund-policy", "\ud83c"),
    );
  });
});
