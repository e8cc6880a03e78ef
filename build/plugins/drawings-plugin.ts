import { createHash } from "node:crypto";
import { dirname, extname, join } from "node:path";
import type { Plugin } from "vite";
import { type DrawingName, draw, drawings, svgFile } from "../../app/art/drawings";
import { iconNames, iconSheet } from "../../app/art/icons";
import { favicon } from "../../app/art/mark";
import { contentFolder } from "../content/load-content";
import { type Picture, picturesFolder, readPictures } from "../content/pictures";
import { readContentFile } from "../content/read-content-file";

const virtualId = "virtual:drawings";

/**
 * Draws the art at build time, and adds the owner's pictures. The app gets addresses and sizes; the models are in no
 * script.
 */
export function drawingsPlugin(): Plugin {
  const files = new Map<string, string | Buffer>();
  const drawingRecords = Object.fromEntries(
    (Object.keys(drawings) as DrawingName[]).map((name) => {
      const drawing = draw(name);
      const source = svgFile(drawing);
      const hash = contentHash(source);
      files.set(`assets/${name}-${hash}.svg`, source);
      return [name, [hash, drawing.viewBox]];
    }),
  );
  const pictures = readPictures();
  for (const { name, hash, file, source, width, height } of pictures) {
    files.set(file, source);
    drawingRecords[name] = [hash, `0 0 ${width / 8} ${height / 8}`];
  }
  const icons = `<svg xmlns="http://www.w3.org/2000/svg">${iconSheet(iconNames)}</svg>`;
  const iconsFile = `assets/icons-${contentHash(icons)}.svg`;
  files.set(iconsFile, icons);
  files.set("favicon.svg", brandFavicon(pictures));
  const module = Object.entries({ drawingRecords, iconsFile: `/${iconsFile}` })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("");

  return {
    name: "drawings",
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualId ? `\0${virtualId}` : undefined),
    load: (id) => (id === `\0${virtualId}` ? module : undefined),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
    configureServer(server) {
      // Pictures are read once, when the plugin is made.
      server.watcher.on("all", (_event, path) => {
        if (dirname(path) === picturesFolder) server.restart();
      });
      server.middlewares.use((request, response, next) => {
        const path = request.url?.slice(1) ?? "";
        const source = files.get(path);
        if (source === undefined) return next();
        response.setHeader("Content-Type", imageTypes[extname(path)] ?? "").end(source);
      });
    },
  };
}

/** The check of the records has not run yet: whatever brand.yaml holds, the favicon is a file. */
function brandFavicon(pictures: readonly Picture[]): string | Buffer {
  const { value } = readContentFile(join(contentFolder, "brand.yaml"));
  const { logo, accent } = Object(value);
  const own = pictures.find(({ name }) => name === logo);
  return own?.source ?? svgFile(favicon(typeof accent === "string" ? accent : undefined));
}

const imageTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

function contentHash(source: string): string {
  return createHash("sha256").update(source).digest("base64url").slice(0, 6);
}
