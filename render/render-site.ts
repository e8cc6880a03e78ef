import { existsSync } from "node:fs";
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { buildDate } from "../site/build-date";
import { faultLine } from "../site/fault";
import { contentFolder } from "../site/project-folder";
import { languageTags } from "../site/read-files";
import { writeGeneratedFiles } from "../site/reference/generated-files";
import { readSites, type Site } from "../site/site";
import { copyApp, isAppOf, keepPreviousAssets, moveAppFiles, readAppBuild } from "./app-build";
import { type Build, buildRecordFile, readBuild } from "./build-record";
import { compressFolder } from "./compress-folder";
import { describeBuild } from "./describe-build";
import { dist, nextBuild, publishBuild } from "./dist-link";
import { writeHostFiles } from "./hosts/write-host-files";
import { absentAddresses, movedAddresses } from "./policy/moved-addresses";
import { policyFacts, policyOf } from "./policy/policy";
import { securityTxt, securityTxtPath } from "./policy/security-txt";
import { checkNoneOverwritten, checkPublicFiles } from "./public-files";
import { writePages } from "./write-pages";

/** Something that the owner can do something about. It is printed without a stack trace. */
export class BuildError extends Error {
  override readonly name = "BuildError";
  override stack = this.message;
}

type Options = {
  /** Writes the app into the next build; without it the app of the last build is taken. */
  buildApp?: () => Promise<void>;
  /** With `--minify false` a build is for reading: compression, half of its time, is left out. */
  compressed?: boolean;
  /** Tells the owner something that is no fault. */
  warn: (text: string) => void;
};

/**
 * `npm run build` and `npm run render`: renders the pages of all languages with the built app, compresses the files and writes
 * the configuration of each host, all into a folder of its own. `dist` leads to the build before until the new one is whole.
 */
export async function renderSite(options: Options) {
  if (options.buildApp) writeGeneratedFiles();
  const sites = readSites();
  await checkPublicFiles(join(contentFolder, "public"));
  try {
    await writeBuild(sites, options);
  } catch (error) {
    await rm(nextBuild, { recursive: true, force: true });
    // Node's words, or Rolldown's.
    if (!/ENOSPC|no space left/i.test(String(error))) throw error;
    throw new BuildError("The disk is full. Free some space and build again; the build before is unchanged.");
  }
}

async function writeBuild(sites: readonly Site[], { buildApp, compressed = true, warn }: Options) {
  warnOfLanguages(sites, warn);
  const [first] = sites;
  if (!first) return;
  const folder = join(nextBuild, "site");
  const previous = await previousBuild();
  if (buildApp) {
    await buildApp();
    await moveAppFiles(nextBuild);
  } else if (previous) {
    // A build that was killed may have left something.
    await rm(nextBuild, { recursive: true, force: true });
    await copyApp(dirname(previous.folder), nextBuild);
  }
  const app = await readAppBuild(nextBuild);

  const publicFolder = join(contentFolder, "public");
  if (existsSync(publicFolder)) await cp(publicFolder, folder, { recursive: true });
  await writeDrawings(sites, folder);
  const earlier = previous?.folder;
  const pageFiles = await writePages(sites, { folder, app, earlier });
  await mkdir(dirname(join(folder, securityTxtPath)), { recursive: true });
  await writeFile(join(folder, securityTxtPath), securityTxt(first, buildDate));
  const moved = movedAddresses(first.records.redirects);
  const absent = absentAddresses(sites, languageTags(contentFolder));
  const policy = policyFacts(sites);
  if (compressed) await compressFolder(folder, policyOf({ policy }), earlier);
  const record = await describeBuild(folder, pageFiles, {
    moved: [...moved, ...absent.filter(({ from }) => !moved.some((each) => each.from === from))],
    policy,
  });

  if (previous) await keepPreviousAssets(previous, { folder, record });
  await writeHostFiles({ folder: nextBuild, record });
  await checkNoneOverwritten(publicFolder, folder);
  await writeFile(join(nextBuild, buildRecordFile), `${JSON.stringify(record, null, 2)}\n`);
  await publishBuild(nextBuild, dist);
}

/** Whether the app of the last build is that of the working tree, so that rendering its pages again is enough. */
export async function isAppBuilt(): Promise<boolean> {
  const previous = await previousBuild();
  return previous !== undefined && isAppOf(dirname(previous.folder));
}

async function previousBuild(): Promise<Build | undefined> {
  const isWhole = existsSync(join(dist, "site")) && existsSync(join(dist, buildRecordFile));
  return isWhole ? readBuild(dist) : undefined;
}

async function writeDrawings(sites: readonly Site[], folder: string) {
  for (const [name, source] of sites[0]?.drawings.sources ?? []) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), source);
  }
}

/** What readers of a language do not get in it. */
function warnOfLanguages(sites: readonly Site[], warn: Options["warn"]) {
  const published = sites.map(({ language }) => language.base);
  for (const tag of languageTags(contentFolder))
    if (!published.includes(`/${tag}`))
      warn(
        `The language ${tag} is left out: content/languages/${tag} has no file of a page, such as pages/home.yaml.`,
      );
  for (const { language, missingPages, untranslated } of sites) {
    const missing = language.missing.filter((page) => !missingPages.includes(page));
    if (missing.length > 0) warn(`Not in the language ${language.tag}: ${missing.join(", ")}.`);
    const [text] = untranslated;
    if (text)
      warn(
        `Shown in the first language on pages in ${language.tag} (${untranslated.length}): ${faultLine(text.fault)} npm run check:translations lists all.`,
      );
  }
}
