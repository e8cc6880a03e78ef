import { afterAll, expect, test } from "vitest";
import { buildChanged, type ChangedCopy } from "./changed-copy";
import { resized } from "./resized-records";

const copies: ChangedCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

test.each([0, 1, 40])("a site with %i of everything is built and passes the site tests", async (amount) => {
  const copy = await buildChanged(resized(amount));
  copies.push(copy);
  await copy.test("site");
  for (const [name, content] of copy.files()) {
    if (!/\.(html|txt|xml)$/.test(name)) continue;
    const words = content.toString().replaceAll(/<(script|style).*?<\/\1>/gs, "");
    expect(words, name).not.toMatch(/\b(NaN|-?Infinity|undefined|null)\b|\{[a-z/-]+\.|\[object/);
  }
});
