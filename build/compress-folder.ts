import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesIn } from "./build-record";
import { isCompressed } from "./policy/site-rules";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `x.br` and `x.gz` beside every text file, at the highest level. */
export async function compressFolder(folder: string) {
  const names = await filesIn(folder);
  await Promise.all(
    names
      .filter((name) => isCompressed(`/${name}`))
      .map(async (name) => {
        const file = join(folder, name);
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
      }),
  );
}
