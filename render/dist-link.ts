import { lstat, readdir, realpath, rename, rm, symlink, unlink } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";

/** Where the site is built; `npm run look` builds elsewhere. A link to the newest whole build. */
export const dist = resolve(process.env.DIST ?? "dist");
/** The newest builds. Nothing in them is changed by a later build: a running server may still serve them. */
export const builds = `${dist}-builds`;
/** The build in progress. */
export const nextBuild = join(builds, "next");

/** Makes `link` lead to the finished build in `next`, in one step, and removes all but this build and the previous one. */
export async function publishBuild(next: string, link: string, name = timeName()) {
  const folder = dirname(next);
  const build = join(folder, name);
  const previous = await realpath(link).catch(() => undefined);
  await rename(next, build);
  await switchLink(build, link);
  const kept = [build, previous].map((path) => path && basename(path));
  for (const old of await readdir(folder)) {
    // Windows does not remove a file that a server is sending: the next build tries again.
    if (!kept.includes(old)) await rm(join(folder, old), { recursive: true, force: true }).catch(() => {});
  }
}

async function switchLink(build: string, link: string) {
  const newLink = `${link}-link`;
  await rm(newLink, { force: true });
  // Windows needs no rights for a junction; other systems ignore the type.
  await symlink(relative(dirname(link), build), newLink, "junction");
  await rename(newLink, link).catch(async () => {
    // Windows does not replace a link, and no system a folder, as earlier versions made it: it is away for a moment.
    const isLink = (await lstat(link)).isSymbolicLink();
    await (isLink ? unlink(link) : rename(link, join(dirname(build), `replaced-${basename(build)}`)));
    await rename(newLink, link);
  });
}

/** Sorted by name, builds are sorted by time. */
function timeName(): string {
  return new Date().toISOString().replaceAll(/[:.]/g, "-");
}
