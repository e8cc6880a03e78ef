import { arrived, expect, open, test } from "./support/site-test";

const sheet = /\/assets\/icons-[^/]*\.svg$/;

test("a page that is landed on brings its icons with it; one that is gone on to finds the others in a file", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => sheet.test(request.url()) && asked.push(request.url()));
  await open(page, "/legal");
  await page
    .getByRole("button", { name: /Copy link/ })
    .first()
    .click();
  expect(asked).toEqual([]);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Support" }).click();
  await arrived(page, "Someone is awake.");
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
