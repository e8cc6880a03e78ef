import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { type DrawingName, draw, drawings, svgFile } from "../../app/art/drawings";
import { iconNames, iconSheet } from "../../app/art/icons";
import { favicon } from "../../app/art/mark";

const virtualId = "virtual:drawings";

/** Draws the art at build time. The app gets addresses and sizes; the models are in no script. */
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
  const icons = `<svg xmlns="http://www.w3.org/2000/svg">${iconSheet(iconNames)}</svg>`;
  const iconsFile = `assets/icons-${contentHash(icons)}.svg`;
  sources.set(iconsFile, icons);
  const module = `export const drawingRecords = ${JSON.stringify(records)};export const iconsFile = "/${iconsFile}";`;

  return {
    name: "drawings",
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? module : undefined),
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
