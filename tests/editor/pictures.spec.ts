import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { test } from "./support/editor-test";

type Games = { games: { id: string; title: string; cover: string }[] };

const picture = fileURLToPath(
  new URL("../fixtures/another-company/pictures/lighthouse.svg", import.meta.url),
);

test("a picture that is dropped on the cover of a game is its cover", async ({ page, editor }) => {
  const [game] = editor.recordsOf<Games>("games").games;
  const { forms, toggle, save, show } = await editor.open(page, "Games");
  const site = await show("/games");
  await expect(site.getByText(game?.title ?? "").first()).toBeVisible();
  await toggle(game?.title ?? "");
  const field = forms
    .getByRole("button", { name: /^Choose (an|different) image$/ })
    .filter({ visible: true });
  const file = await field.evaluateHandle(
    (_, source) => {
      const files = new DataTransfer();
      files.items.add(new File([source], "New Cover.SVG", { type: "image/svg+xml" }));
      return files;
    },
    readFileSync(picture, "utf8"),
  );
  await field.dispatchEvent("drop", { dataTransfer: file });
  await forms.getByRole("button", { name: "Choose selected" }).click();
  await save();

  await expect(forms.getByText("Changes saved")).toBeVisible();
  expect(editor.recordsOf<Games>("games").games[0]?.cover).toBe("new-cover.svg");
  await expect(site.locator('img[src*="/new-cover-"]').first()).toBeVisible();
});
