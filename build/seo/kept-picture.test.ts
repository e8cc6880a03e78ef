// @vitest-environment node
import { randomUUID } from "node:crypto";
import * as files from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { keptPicture } from "./kept-picture";

vi.mock("node:fs/promises", { spy: true });

test("a picture whose write was cut off is drawn again by the next build", async () => {
  const sources = [randomUUID()];
  const png = new Uint8Array([1, 2, 3, 4]);
  const draw = async () => png;
  const { writeFile } = await vi.importActual<typeof files>("node:fs/promises");
  vi.mocked(files.writeFile).mockImplementationOnce(async (file) => {
    await writeFile(file, png.subarray(0, 2));
    throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  });

  await expect(keptPicture(sources, draw)).rejects.toThrow("no space left");
  expect(Buffer.from(await keptPicture(sources, draw))).toEqual(Buffer.from(png));
  expect(Buffer.from(await keptPicture(sources, draw))).toEqual(Buffer.from(png));
});
