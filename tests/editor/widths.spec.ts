import { expect, type Locator } from "@playwright/test";
import { test, topBar, typeInto } from "./support/editor-test";

type Games = { games: { title: string }[] };

test("the whole form is in its half of the page: buttons of entries, errors and Save", async ({
  page,
  editor,
}) => {
  const [game] = editor.recordsOf<Games>("games").games;
  const { forms, field, toggle } = await editor.open(page, "Games");
  await toggle(game?.title ?? "");
  await typeInto(field("ID"), "Not an id");
  await field("Title").click();
  const error = forms.getByText("expected small letters, digits and single hyphens");
  await expect(error).toBeVisible();

  const right = async (part: Locator) => {
    const { x, width } = (await part.boundingBox()) ?? { x: Infinity, width: 0 };
    return x + width;
  };
  for (const width of [1280, 1366, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // A click may have scrolled a form that is too wide.
    await forms.locator("html").evaluate(() => window.scrollTo({ left: 0 }));
    const edge = await right(page.locator("#forms"));
    expect(edge).toBeLessThanOrEqual(width / 2);
    for (const part of [
      topBar(forms, game?.title ?? "")
        .locator("button")
        .last(),
      forms.getByRole("button", { name: "Add entry" }).last(),
      forms.getByRole("button", { name: "Save", exact: true }),
      error,
    ])
      expect(await right(part)).toBeLessThanOrEqual(edge);
  }
});
