import { readBuild } from "../../build/build-record";

const { LOOK_BEFORE = "", LOOK_AFTER = "" } = process.env;

/** The paths of the pages of both builds. */
export const [before, after] = [await pathsOf(LOOK_BEFORE), await pathsOf(LOOK_AFTER)];

/** Of the pages that both builds have. */
export const shared = before.filter((path) => after.includes(path));

export function isPosition(path: string): boolean {
  return path.startsWith("/careers/");
}

async function pathsOf(dist: string): Promise<string[]> {
  return (await readBuild(dist)).record.pages.map(({ path }) => path);
}
