import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page, TestInfo } from "@playwright/test";
import { expect, wakeSections } from "./support/site-test";

/*
 * Pictures of pages are compared with those in `look/`, at a quarter of their size and square by square: how a font is
 * rasterised does not show at that size, a thing that has moved, grown, vanished or changed its colour does.
 * `npm run look:update` takes them anew.
 */

const folder = fileURLToPath(new URL("look", import.meta.url));
const updating = process.env.LOOK === "update";

const reduction = 4;
/** The side of a compared square, in pixels of the small picture: 32 on the page. */
const square = 8;
/** How far the mean colour of a square may be from the reference, of 255. */
const tolerance = 14;
/** How much longer or shorter a page may be, in pixels of the small picture. */
const heightTolerance = 1;

/** Takes a picture of the page, all of it unless told, and holds it against the reference of that name. */
export async function expectLook(page: Page, name: string, info: TestInfo, { fullPage = true } = {}) {
  const file = join(folder, `${name}.webp`);
  await wakeSections(page);
  await everythingArrived(page);
  const picture = await smallPicture(page, fullPage);
  if (updating) return writeFileSync(file, Buffer.from(picture, "base64"));

  const studio = await page.context().newPage();
  const reference = readFileSync(file).toString("base64");
  const { sizes, differing, marked } = await studio.evaluate(compare, {
    picture,
    reference,
    square,
    tolerance,
  });
  await studio.close();
  await info.attach(`${name}, and what differs`, {
    body: Buffer.from(marked, "base64"),
    contentType: "image/png",
  });
  expect(sizes.picture.width, `the width of ${name}`).toBe(sizes.reference.width);
  const growth = Math.abs(sizes.picture.height - sizes.reference.height);
  expect(growth, `the page of ${name} is longer or shorter`).toBeLessThanOrEqual(heightTolerance);
  expect(differing, `squares of ${name} that differ; if they should: npm run look:update`).toEqual([]);
}

/** Drawn small by the browser itself: much quicker than a large picture made small. */
async function smallPicture(page: Page, fullPage: boolean): Promise<string> {
  const clip = await page.evaluate((whole) => {
    const { clientWidth: width, clientHeight, scrollHeight } = document.documentElement;
    return whole
      ? { x: 0, y: 0, width, height: scrollHeight }
      : { x: 0, y: scrollY, width, height: clientHeight };
  }, fullPage);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: 80,
    captureBeyondViewport: fullPage,
    clip: { ...clip, scale: 1 / reduction },
  });
  await session.detach();
  return data;
}

/** Lazy pictures are asked for, and everything that was asked for is there. */
async function everythingArrived(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    // What was drawn before is drawn anew, in this and the next frame.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  });
}

type CompareOptions = { picture: string; reference: string; square: number; tolerance: number };

/** Runs in a browser, which can read pictures. */
async function compare({ picture, reference, square, tolerance }: CompareOptions) {
  const read = async (webp: string) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/webp;base64,${webp}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser has no canvas.");
    context.drawImage(bitmap, 0, 0);
    return context;
  };
  const meanColor = (context: OffscreenCanvasRenderingContext2D, x: number, y: number) => {
    const { data } = context.getImageData(x, y, square, square);
    return [0, 1, 2].map((channel) => {
      let sum = 0;
      for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0;
      return sum / (square * square);
    });
  };
  const contexts = { picture: await read(picture), reference: await read(reference) };
  const { canvas } = contexts.picture;
  const marks = [];
  for (let y = 0; y + square <= canvas.height; y += square) {
    for (let x = 0; x + square <= canvas.width; x += square) {
      const expected = meanColor(contexts.reference, x, y);
      const found = meanColor(contexts.picture, x, y);
      const distance = Math.max(...found.map((value, channel) => Math.abs(value - (expected[channel] ?? 0))));
      if (distance > tolerance) marks.push({ x, y, distance: Math.round(distance) });
    }
  }

  contexts.picture.strokeStyle = "magenta";
  for (const { x, y } of marks) contexts.picture.strokeRect(x, y, square, square);
  const marked = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
  return {
    sizes: {
      picture: { width: canvas.width, height: canvas.height },
      reference: { width: contexts.reference.canvas.width, height: contexts.reference.canvas.height },
    },
    differing: marks.slice(0, 20),
    marked: btoa(Array.from(marked, (byte) => String.fromCharCode(byte)).join("")),
  };
}
