import type { Manifest, ManifestChunk } from "vite";

/** The scripts of some sources in order of evaluation: each after its imports. */
export function modulesOf(manifest: Manifest, sources: readonly string[]): string[] {
  return chunksOf(manifest, sources).map(({ file }) => file);
}

/** The stylesheets of some sources, in the order of their scripts. */
export function stylesheetsOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = chunksOf(manifest, sources).flatMap(({ file, css = [] }) => [...css, file]);
  return [...new Set(files.filter((file) => file.endsWith(".css")))];
}

export function chunkOf(manifest: Manifest, source: string): ManifestChunk {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}.`);
  return chunk;
}

/** Depth first through static imports. */
function chunksOf(manifest: Manifest, sources: readonly string[]): ManifestChunk[] {
  const ordered = new Map<string, ManifestChunk>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (ordered.has(key)) return;
    ordered.set(key, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
    // Moves it behind its imports.
    ordered.delete(key);
    ordered.set(key, chunk);
  };
  for (const source of sources) visit(source);
  return [...ordered.values()];
}
