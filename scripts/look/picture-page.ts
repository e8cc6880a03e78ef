import type { Block } from "./align-rows";
import type { Region } from "./group-regions";

/*
 * The functions of this file run in a browser, which can read and write pictures. Each is sent there by itself, so none
 * uses anything outside of itself.
 */

type Rows = { width: number; height: number; rows: number[] };
type Canvas = OffscreenCanvasRenderingContext2D;

declare global {
  interface Window {
    look: { before: Canvas; after: Canvas };
  }
}

/** Reads two pictures and answers with their sizes and a number per row of pixels: equal rows, equal numbers. */
export async function readPictures(slices: { before: string[]; after: string[] }) {
  const read = async (pngs: string[]): Promise<Canvas> => {
    const bitmaps = await Promise.all(
      pngs.map(async (png) => createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())),
    );
    const height = bitmaps.reduce((sum, bitmap) => sum + bitmap.height, 0);
    const canvas = new OffscreenCanvas(bitmaps[0]?.width ?? 0, height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    if (!context) throw new Error("This browser has no canvas.");
    let top = 0;
    for (const bitmap of bitmaps) {
      context.drawImage(bitmap, 0, top);
      top += bitmap.height;
    }
    return context;
  };
  const number = (context: Canvas): Rows => {
    const { width, height } = context.canvas;
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
    const rows = Array.from({ length: height }, (_, y) => {
      // Two sums that have nothing in common: together, two rows hardly ever have the same by chance.
      let one = 0x811c9dc5;
      let other = 0;
      for (const pixel of pixels.subarray(y * width, (y + 1) * width)) {
        one = Math.imul(one ^ pixel, 0x01000193) ^ (one >>> 15);
        other = (Math.imul(other, 31) + pixel) | 0;
      }
      return (one >>> 0) * 2 ** 20 + ((other >>> 0) % 2 ** 20);
    });
    return { width, height, rows };
  };
  window.look = { before: await read(slices.before), after: await read(slices.after) };
  return { before: number(window.look.before), after: number(window.look.after) };
}

type Marking = {
  blocks: Block[];
  /** How far a channel may be from what it was, of 255. */
  tolerance: number;
  /** The side of the cells that the changes are given in. */
  cell: number;
};

/** Compares the blocks pixel by pixel. Answers with the changed cells of the picture after, and all pictures as PNG. */
export async function markChanges({ blocks, tolerance, cell }: Marking) {
  const { before, after } = window.look;
  const { width, height } = after.canvas;
  const difference = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!difference) throw new Error("This browser has no canvas.");
  difference.fillStyle = "#1c1c1c";
  difference.fillRect(0, 0, width, height);
  difference.globalAlpha = 0.4;
  difference.drawImage(after.canvas, 0, 0);
  difference.globalAlpha = 1;
  difference.fillStyle = "#ff2bd6";

  const cells = new Map<string, Region>();
  const mark = (x: number, y: number) => {
    const left = Math.floor(x / cell) * cell;
    const top = Math.floor(y / cell) * cell;
    const region = { left, top, right: Math.min(left + cell, width), bottom: Math.min(top + cell, height) };
    cells.set(`${left} ${top}`, region);
  };
  const markRow = (y: number) => {
    for (let x = 0; x < width; x += cell) mark(x, y);
  };

  for (const { beforeTop, beforeBottom, afterTop, afterBottom } of blocks) {
    const shared = Math.min(beforeBottom - beforeTop, afterBottom - afterTop);
    if (shared > 0) {
      const old = before.getImageData(0, beforeTop, width, shared).data;
      const now = after.getImageData(0, afterTop, width, shared).data;
      for (let at = 0; at < now.length; at += 4) {
        const distance = Math.max(
          Math.abs((old[at] ?? 0) - (now[at] ?? 0)),
          Math.abs((old[at + 1] ?? 0) - (now[at + 1] ?? 0)),
          Math.abs((old[at + 2] ?? 0) - (now[at + 2] ?? 0)),
        );
        if (distance <= tolerance) continue;
        const x = (at / 4) % width;
        const y = afterTop + Math.floor(at / 4 / width);
        difference.fillRect(x, y, 1, 1);
        mark(x, y);
      }
    }
    // Rows that one side has more: a field where they were added, a line where they were removed.
    const added = afterBottom - afterTop - shared;
    if (added > 0) {
      difference.globalAlpha = 0.5;
      difference.fillRect(0, afterTop + shared, width, added);
      difference.globalAlpha = 1;
      for (let y = afterTop + shared; y < afterBottom; y++) markRow(y);
    } else if (beforeBottom - beforeTop > shared) {
      const line = Math.min(afterBottom, height - 2);
      difference.fillRect(0, line, width, 2);
      markRow(line);
    }
  }

  const png = async ({ canvas }: Canvas) => {
    const url = new FileReader();
    const blob = await canvas.convertToBlob();
    const read = new Promise((resolve) => url.addEventListener("load", resolve));
    url.readAsDataURL(blob);
    await read;
    return String(url.result).replace(/^.*,/, "");
  };
  if (cells.size === 0) return undefined;
  return {
    cells: [...cells.values()],
    pngs: { before: await png(before), after: await png(after), difference: await png(difference) },
  };
}
