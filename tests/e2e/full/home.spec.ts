import { allQuestions, answerOf, questionButton, selectTab } from "../support/questions";
import { expect, open, test } from "../support/site-test";

for (const { id, tab } of allQuestions.slice(0, 1)) {
  test("an answer taller than 500 px scrolls inside and is reachable by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, "/");
    await selectTab(page, tab);
    await answerOf(page, id)
      .locator("p")
      .first()
      .evaluate((text) => {
        text.textContent = "A long answer. ".repeat(100);
      });
    await questionButton(page, id).click();
    const region = answerOf(page, id).locator("> *");
    await expect(region).toHaveAttribute("role", "region");
    await expect(region).toHaveAttribute("tabindex", "0");
    await expect.poll(async () => (await region.boundingBox())?.height).toBe(500);
  });
}

test("every topic of the questions is in sight", async ({ page }) => {
  await open(page, "/");
  for (const width of [320, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const outside = await page.locator('[id^="questions-tab-"]').evaluateAll((tabs) =>
      tabs.filter((tab) => {
        const list = tab.parentElement?.getBoundingClientRect();
        const { left, right } = tab.getBoundingClientRect();
        return list && (left < list.left - 1 || right > list.right + 1);
      }),
    );
    expect(outside, `at ${width} px`).toEqual([]);
  }
});
