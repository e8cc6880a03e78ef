import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pages } from "./built-site";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // How React spells things; HTML does not care (https://html.spec.whatwg.org/#attributes-2).
    "attr-case": "off",
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // React's own ids begin with an underscore, and a section of a policy is found by "#document#section".
    "valid-id": ["error", { relaxed: true }],
    // A label on a list is allowed, and screen readers say it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The owner writes the number once, in brand.ts, with plain spaces.
    "tel-non-breaking": "off",
    // For people who write HTML by hand. Titles have a rule of our own in pages.test.ts.
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // The modules are from our own origin; the boot script checks their hashes.
    "require-sri": "off",
  },
});

test.each(pages)("the HTML of $path is valid", async ({ html }) => {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect([...new Set(faults)]).toEqual([]);
});
