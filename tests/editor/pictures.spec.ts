import { expect } from "@playwright/test";
import { test, typeInto } from "./support/editor-test";

type Games = { games: { id: string; title: string; cover: string }[] };

test("a large photo is made smaller, and what is no picture is refused in words", async ({
  page,
  editor,
}) => {
  const [game, ...others] = editor.recordsOf<Games>("games").games;
  const { field, toggle, save, status } = await editor.open(page, "Games");
  await toggle(game?.title ?? "");
  await field("Cover").click();
  const dialog = page.getByRole("dialog");
  const upload = dialog.locator('input[type="file"]');
  await upload.setInputFiles({ name: "note.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(300_000, 1) });
  await expect(dialog).toContainText("note.jpg is no picture");

  // Noise, which does not compress: several megabytes as PNG.
  const photo = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 2000, height: 1500 });
    const context = canvas.getContext("2d") as CanvasRenderingContext2D;
    const pixels = context.createImageData(2000, 1500);
    for (let index = 0; index < pixels.data.length; index++) pixels.data[index] = (index * 7919) % 251;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL("image/png").replace(/^.*,/, "");
  });
  const buffer = Buffer.concat([Buffer.from(photo, "base64"), Buffer.alloc(2_500_000)]);
  await upload.setInputFiles({ name: "My photo.png", mimeType: "image/png", buffer });
  await expect(field("Cover")).toHaveText("my-photo.webp");
  await typeInto(field("Title").first(), "Renamed");
  await save();
  await expect(status).toHaveText("Saved.");
  expect(editor.recordsOf<Games>("games").games).toEqual([
    { ...game, title: "Renamed", cover: "my-photo.webp" },
    ...others,
  ]);
  expect(editor.size("pictures/my-photo.webp")).toBeLessThan(2_000_000);
  await expect(page.frameLocator("#site").locator('img[src*="/my-photo-"]').first()).toBeVisible();
});
