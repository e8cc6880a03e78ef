import { readFileSync } from "node:fs";
import { expect, type FrameLocator } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

type Games = { games: { id: string; title: string; cover: string }[] };

const picture = new URL("../fixtures/another-company/pictures/lighthouse.svg", import.meta.url);
const chooseButton = (forms: FrameLocator) =>
  forms.getByRole("button", { name: /^Choose (an|different) image$/ }).filter({ visible: true });

test("a picture that is dropped on the cover of a game is its cover", async ({ page, editor }) => {
  const [game] = editor.recordsOf<Games>("games").games;
  const { forms, toggle, save, show } = await editor.open(page, "Games");
  const site = await show("/games");
  await expect(site.getByText(game?.title ?? "").first()).toBeVisible();
  await toggle(game?.title ?? "");
  const source = readFileSync(picture, "utf8");
  const dataTransfer = await chooseButton(forms).evaluateHandle((_, text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], "New Cover.SVG", { type: "image/svg+xml" }));
    return files;
  }, source);
  await chooseButton(forms).dispatchEvent("drop", { dataTransfer });
  await forms.getByRole("button", { name: "Choose selected" }).click();
  await save();

  await expect(forms.getByText("Changes saved")).toBeVisible();
  expect(editor.recordsOf<Games>("games").games[0]?.cover).toBe("new-cover.svg");
  await expect(site.locator('img[src*="/new-cover-"]').first()).toBeVisible();
});

test("a file that is refused as a picture is said so in words, and the other edits are saved", async ({
  page,
  editor,
}) => {
  const [game, ...others] = editor.recordsOf<Games>("games").games;
  const { forms, field, toggle, save } = await editor.open(page, "Games");
  await toggle(game?.title ?? "");
  const message = forms.getByRole("alert");
  const upload = forms.locator('.ReactModalPortal input[type="file"]');
  await chooseButton(forms).click();
  const buffer = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(8_000_000)]);
  await upload.setInputFiles({ name: "photo.jpg", mimeType: "application/octet-stream", buffer });
  await expect(message).toContainText("photo.jpg has 8.0 MB: a picture may have 2 MB");
  await page.keyboard.press("Escape");
  await typeInto(field("Title"), "Renamed");
  await save();
  await expect(forms.getByText("Changes saved")).toBeVisible();
  await expect(message).toBeHidden();
  expect(editor.recordsOf<Games>("games").games).toEqual([{ ...game, title: "Renamed" }, ...others]);
});
