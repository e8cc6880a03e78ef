import { HtmlValidate } from "html-validate";
import { expect, test } from "vitest";
import { pages } from "./built-site";

const validator = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    "heading-level": "error",
    "no-missing-references": "error",
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
    // The owner writes the number once, in brand.yaml, with plain spaces.
    "tel-non-breaking": "off",
    // For people who write HTML by hand. Titles have a rule of our own in pages.test.ts.
    "no-trailing-whitespace": "off",
    "long-title": "off",
  },
});

async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return [...new Set(faults)];
}

/** Positions differ only in their texts. */
const [position] = pages.filter(({ path }) => path.startsWith("/careers/"));
const differentPages = pages.filter((page) => page === position || !page.path.startsWith("/careers/"));

test.each(differentPages)("the HTML of $path is valid", async ({ html }) => {
  expect(await faultsIn(html)).toEqual([]);
});

test.each([
  ["element-permitted-content", "<h2><div>Plans</div></h2>"],
  ["no-dup-id", '<p id="root">Plans</p>'],
  ["heading-level", "<h2>Plans</h2><h4>Iron</h4>"],
  ["no-missing-references", '<p aria-labelledby="none">Plans</p>'],
  ["no-missing-references", '<p aria-controls="none">Plans</p>'],
  ["no-missing-references", '<label for="none">Plans</label>'],
  ["wcag/h37", '<img src="/a.png">'],
  ["no-inline-style", '<p style="color: red">Plans</p>'],
  ["close-order", "<p>Plans</section>"],
])("the validator reports %s in an otherwise valid page", async (rule, broken) => {
  const html = pages[0]?.html.replace("</main>", `${broken}</main>`) ?? "";
  expect(await faultsIn(html)).toContainEqual(expect.stringContaining(`${rule}: `));
});
