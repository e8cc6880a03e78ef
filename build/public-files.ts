import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { filesIn } from "./build-record";
import { ownerFault } from "./owner-fault";
import { assetFolder, encodings } from "./policy/policy";

const place = "content/public/";

/** Characters that an address, a file system or the configuration of a host uses for something else. */
const refusedCharacters = /["#%*:<>?\\|\p{Cc}]/u;

/** Files of `content/public` that no host could serve as they are. Called before anything is copied. */
export async function checkPublicFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const faults = entries.flatMap((entry) => {
    const file = relative(folder, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
    if (entry.isDirectory()) return [];
    const reason = entry.isFile() ? nameFault(file) : "is a link: put the file itself there";
    return reason ? [`${place}${file} ${reason}.`] : [];
  });
  if (faults.length > 0) throw ownerFault(faults);
}

function nameFault(file: string): string | undefined {
  const [refused] = refusedCharacters.exec(file) ?? [];
  if (refused)
    return `has ${JSON.stringify(refused)} in its name, which has a meaning in addresses: rename it`;
  if (`/${file}`.startsWith(assetFolder))
    return "is in a folder that browsers keep for a year: use a folder with another name";
  if (file.endsWith("/index.html"))
    return "has a name that hosts treat in different ways: use another one, such as start.html";
  const { ending } = encodings.find((each) => file.endsWith(each.ending)) ?? {};
  return (
    ending && `ends in ${ending}, as compressed copies of other files do: use another ending, such as .zip`
  );
}

/** A file of the owner that the build has overwritten with one of its own, such as a page or robots.txt. */
export async function checkNoneOverwritten(folder: string, site: string) {
  const faults: string[] = [];
  for (const file of await filesIn(folder)) {
    const [own, built] = await Promise.all([folder, site].map((each) => readFile(join(each, file))));
    if (!built?.equals(own as Buffer))
      faults.push(`${place}${file} has the name of a file that the build writes: rename or remove it.`);
  }
  if (faults.length > 0) throw ownerFault(faults);
}
