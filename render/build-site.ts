import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { runnerImport, type ViteBuilder } from "vite";
import type * as PrerenderEntry from "../app/entry/prerender";
import { buildDate } from "../site/build-date";
import { missingTextsAdvice, otherLanguages, siteLanguages } from "../site/languages";
import { ownerFault } from "../site/owner-fault";
import { projectFolder } from "../site/project-folder";
import { buildRecordFile, describeBuild, readBuild } from "./build-record";
import { compressFolder } from "./compress-folder";
import { dist, nextBuild, publishBuild } from "./dist-link";
import { writeHostFiles } from "./hosts/write-host-files";
import { keepPreviousAssets } from "./keep-previous-assets";
import type * as BuildLanguage from "./pages/build-language";
import { buildLanguage, environmentOf } from "./pages/build-language";
import { contentPlugin } from "./plugins/content-plugin";
import { securityTxt, securityTxtPath } from "./policy/security-txt";
import { checkNoneOverwritten, checkPublicFiles } from "./public-files";

type Tools = {
  /** Node's own `import()`: in this file, Vite's module runner would replace it. */
  importBuilt: (url: string) => Promise<typeof PrerenderEntry>;
  /** For the language that `CONTENT_LANGUAGE` names. */
  builderOfLanguage: () => Promise<ViteBuilder>;
};

/**
 * `npm run build`: builds the app, renders every page, compresses the files and writes the configuration of each host,
 * all into a folder of its own. `dist` leads to the previous build until the new one is whole.
 */
export async function buildSite(builder: ViteBuilder, tools: Tools) {
  try {
    await writeBuild(builder, tools);
  } catch (error) {
    await rm(nextBuild, { recursive: true, force: true });
    // Node's words, or Rolldown's.
    if (!/ENOSPC|no space left/i.test(String(error))) throw error;
    throw ownerFault(["The disk is full. Free some space and build again; the previous build is unchanged."]);
  }
}

async function writeBuild(builder: ViteBuilder, tools: Tools) {
  const { publicDir } = builder.config;
  await checkPublicFiles(publicDir);
  // A build that was killed may have left something.
  await rm(nextBuild, { recursive: true, force: true });
  const site = join(nextBuild, "site");
  const pageFiles = await buildLanguage(builder, site, tools.importBuilt);
  const published = siteLanguages().map(({ base }) => base);
  for (const language of otherLanguages()) {
    if (!published.includes(`/${language}`)) {
      builder.config.logger.warn(
        `The language ${language} is left out: none of its pages has all its texts. ${missingTextsAdvice}`,
      );
      continue;
    }
    process.env.CONTENT_LANGUAGE = language;
    try {
      // Another instance of the modules, with the records of this language.
      const { module } = await runnerImport<typeof BuildLanguage>(
        join(projectFolder, "render/pages/build-language.ts"),
        { configFile: false, plugins: [contentPlugin()] },
      );
      const languageBuilder = await tools.builderOfLanguage();
      pageFiles.push(...(await module.buildLanguage(languageBuilder, site, tools.importBuilt)));
    } finally {
      delete process.env.CONTENT_LANGUAGE;
    }
  }
  await builder.build(environmentOf(builder, "server"));

  await mkdir(dirname(join(site, securityTxtPath)), { recursive: true });
  await writeFile(join(site, securityTxtPath), securityTxt(buildDate));
  // With `--minify false` a build is for reading: compression, half of the build time, is left out.
  if (environmentOf(builder, "client").config.build.minify) await compressFolder(site);
  const record = await describeBuild(site, pageFiles);

  if (existsSync(join(dist, "site")) && existsSync(join(dist, buildRecordFile)))
    await keepPreviousAssets(await readBuild(dist), { folder: site, record });
  await writeHostFiles({ folder: nextBuild, record });
  await checkNoneOverwritten(publicDir, site);
  await writeFile(join(nextBuild, buildRecordFile), `${JSON.stringify(record, null, 2)}\n`);
  await publishBuild(nextBuild, dist);
}
