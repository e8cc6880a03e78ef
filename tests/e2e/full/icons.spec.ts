import { arrived, expect, followLink, open, test } from "../support/site-test";

const sheet = /\/assets\/icons-[^/]*\.svg$/;

test("the first page has its icons in its HTML; the next one fetches the others in one file", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => sheet.test(request.url()) && asked.push(request.url()));
  await open(page, "/about");
  expect(asked).toEqual([]);

  await followLink(page, "/support");
  await arrived(page, "/support");
  const icons = page.locator("main .icon use");
  await expect(icons.first()).toBeAttached();
  // An icon that cannot be found is as large as nothing.
  await expect
    .poll(() =>
      icons.evaluateAll((uses) => uses.filter((use) => (use as SVGUseElement).getBBox().width === 0).length),
    )
    .toBe(0);
  expect(new Set(asked).size).toBe(1);
});
