// @vitest-environment node
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { keptPicture } from "./kept-picture";

test("a picture whose write was cut off is drawn again by the next build", async () => {
  const sources = [randomUUID()];
  const png = Buffer.from([1, 2, 3, 4]);
  /** Written like a picture, until it fails. */
  async function* cutOff() {
    yield png.subarray(0, 2);
    throw new Error("no space left on device");
  }

  await expect(keptPicture(sources, async () => cutOff() as unknown as Uint8Array)).rejects.toThrow(
    "no space",
  );
  expect(await keptPicture(sources, async () => png)).toEqual(png);
  expect(await keptPicture(sources, async () => png)).toEqual(png);
});
