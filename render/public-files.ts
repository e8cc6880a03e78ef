import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ContentError, type Fault } from "../site/fault";
import { entriesIn, specialFileFaults } from "../site/special-files";
import { filesIn } from "./build-record";

const place = "content/public";

function faultOf(path: string, message: string): Fault {
  return { file: `${place}/${path}`, path: [], message };
}

/**
 * Characters that mean something in addresses or in the configuration of hosts, the endings of compressed copies, the page
 * of a folder, which hosts treat in different ways, and the folder whose files browsers keep for a year.
 */
const refusedNames = [/["#%*:<>?\\|\p{Cc}]/u, /\.(br|gz)$/, /\/index\.html$/, /^assets\//];

/** Files of `content/public` that no host could serve as they are. Called before anything is copied. */
export async function checkPublicFiles(folder: string) {
  const ofNames = entriesIn(folder).flatMap(({ path, kind }) => {
    if (kind.isDirectory() || !refusedNames.some((name) => name.test(path))) return [];
    return [faultOf(path, 'the name cannot be used: see "Add a file of your own" in docs/owner.md')];
  });
  const faults = [...specialFileFaults(folder, place), ...ofNames];
  if (faults.length > 0) throw new ContentError(faults);
}

/**
 * A file of the owner that the build has overwritten with one of its own, such as robots.txt, or whose address leads to a
 * page: those of pages have no case and no ending.
 */
export async function checkNoneOverwritten(folder: string, site: string) {
  const faults: Fault[] = [];
  const ownFiles = existsSync(folder) ? await filesIn(folder) : [];
  const pages = (await filesIn(site)).filter((file) => file.endsWith(".html") && !ownFiles.includes(file));
  for (const file of ownFiles) {
    const isPage = pages.includes(file.toLowerCase().replace(/(\.html)?$/, ".html"));
    const [own, built] = await Promise.all([folder, site].map((each) => readFile(join(each, file))));
    if (isPage || !built?.equals(own as Buffer))
      faults.push(faultOf(file, "the build writes a file of this name: rename or remove it"));
  }
  if (faults.length > 0) throw new ContentError(faults);
}
