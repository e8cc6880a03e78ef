import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { type DrawingName, draw, drawings, svgFile } from "../app/art/drawings";
import { favicon } from "../app/art/mark";

const virtualId = "virtual:drawings";

/** Draws the art at build: the app sees only addresses and sizes, the models stay out of every script. */
export function drawingsPlugin(): Plugin {
  const sources = new Map([["favicon.svg", svgFile(favicon())]]);
  const records = Object.fromEntries(
    (Object.keys(drawings) as DrawingName[]).map((name) => {
      const drawing = draw(name);
      const source = svgFile(drawing);
      const hash = contentHash(source);
      sources.set(`assets/${name}-${hash}.svg`, source);
      return [name, [hash, drawing.viewBox]];
    }),
  );

  return {
    name: "drawings",
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) =>
      id === `\0${virtualId}` ? `export const drawingRecords = ${JSON.stringify(records)};` : undefined,
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of sources) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = sources.get(request.url?.slice(1) ?? "");
        if (source === undefined) return next();
        response.setHeader("Content-Type", "image/svg+xml").end(source);
      });
    },
  };
}

function contentHash(source: string): string {
  return createHash("sha256").update(source).digest("base64url").slice(0, 8);
}
