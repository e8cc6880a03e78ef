import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./build-record";
import { isCompressed } from "./policy/site-rules";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** At the same time. More would not be faster, and thousands of files would be more than a process may open. */
const concurrency = 16;

/** Writes `x.br` and `x.gz` beside every text file, at the highest level. */
export async function compressFolder(folder: string) {
  const queue = (await filesIn(folder)).filter((name) => isCompressed(`/${name}`));
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let name = queue.shift(); name; name = queue.shift()) await compress(join(folder, name));
    }),
  );
}

async function compress(file: string) {
  const source = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(source, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
      },
    }),
    toGzip(source, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
