import { constants, crc32, deflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const mostColours = 256;

/**
 * An opaque picture as a PNG with a palette: our drawings have few colours, and what lies between them on an edge may
 * take the nearest. A third of the size of the rasteriser's own encoding.
 */
export function indexedPng(rgba: Uint8Array, width: number, height: number): Buffer {
  const { palette, indexOf } = paletteOf(rgba);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // The first byte of a row says that no filter was used.
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(colourAt(rgba, y * width + x));
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: constants.Z_BEST_COMPRESSION, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The colours used most, and for every other the one of them that is nearest. */
function paletteOf(rgba: Uint8Array) {
  const uses = new Map<number, number>();
  for (let pixel = 0; pixel < rgba.length / 4; pixel++) {
    const colour = colourAt(rgba, pixel);
    uses.set(colour, (uses.get(colour) ?? 0) + 1);
  }
  const palette = [...uses]
    .sort((one, other) => other[1] - one[1])
    .slice(0, mostColours)
    .map(([colour]) => colour);
  const indexes = new Map(palette.map((colour, index) => [colour, index]));
  const indexOf = (colour: number) => {
    const known = indexes.get(colour);
    if (known !== undefined) return known;
    const nearest = nearestIndex(colour, palette);
    indexes.set(colour, nearest);
    return nearest;
  };
  return { palette, indexOf };
}

function nearestIndex(colour: number, palette: readonly number[]): number {
  const [red, green, blue] = channels(colour);
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, candidate] of palette.entries()) {
    const [r, g, b] = channels(candidate);
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance >= least) continue;
    least = distance;
    nearest = index;
  }
  return nearest;
}

function colourAt(rgba: Uint8Array, pixel: number): number {
  const at = pixel * 4;
  return ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0);
}

function channels(colour: number): [number, number, number] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
