import { createHash } from "node:crypto";
import { dirname, extname, join } from "node:path";
import type { Plugin } from "vite";
import { type Drawing, type DrawingName, draw, drawings, svgFile } from "../../app/art/drawings";
import { iconNames, iconSheet } from "../../app/art/icons";
import { sunrise } from "../../app/art/landscape";
import { favicon } from "../../app/art/mark";
import { noPlaceRecords, placeDrawings, skyDrawings } from "../../app/art/places/place-drawings";
import { contentFolder, readContent } from "../content/load-content";
import { type Picture, picturesFolder, readPictures } from "../content/pictures";
import { placeRecords } from "../content/place-records";
import { readContentFile } from "../content/read-content-file";
import { contentName } from "./content-plugin";

const virtualId = "virtual:drawings";
const resolvedId = `\0${virtualId}`;

/**
 * Draws the art at build time, and adds the owner's pictures. The app gets addresses and sizes; the models are in no
 * script. The places are drawn again when a record changes in development.
 */
export function drawingsPlugin(): Plugin {
  let drawn: DrawnFiles | undefined;
  const drawAll = () => {
    drawn ??= drawFiles();
    return drawn;
  };
  return {
    name: "drawings",
    sharedDuringBuild: true,
    resolveId: (id) => (id === virtualId ? resolvedId : undefined),
    load: (id) => (id === resolvedId ? drawAll().module : undefined),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of drawAll().files) this.emitFile({ type: "asset", fileName, source });
    },
    hotUpdate({ file, modules }) {
      if (contentName(file) === undefined) return;
      drawn = undefined;
      const module = this.environment.moduleGraph.getModuleById(resolvedId);
      return module ? [...modules, module] : modules;
    },
    configureServer(server) {
      // Pictures are read once, when the plugin is made.
      server.watcher.on("all", (_event, path) => {
        if (dirname(path) === picturesFolder) server.restart();
      });
      server.middlewares.use((request, response, next) => {
        const path = request.url?.slice(1) ?? "";
        const source = drawAll().files.get(path);
        if (source === undefined) return next();
        response.setHeader("Content-Type", imageTypes[extname(path)] ?? "").end(source);
      });
    },
  };
}

type DrawnFiles = {
  files: ReadonlyMap<string, string | Buffer>;
  /** The code of the module that the app imports. */
  module: string;
};

function drawFiles(): DrawnFiles {
  const files = new Map<string, string | Buffer>();
  const drawingRecords: Record<string, readonly [hash: string, viewBox: string]> = {};
  const add = (name: string, drawing: Drawing) => {
    const source = svgFile(drawing);
    const hash = contentHash(source);
    files.set(`assets/${name}-${hash}.svg`, source);
    drawingRecords[name] = [hash, drawing.viewBox];
  };
  const { logo } = brandRecord();
  for (const name of Object.keys(drawings) as DrawingName[]) {
    // The ring of the sunrise is our mark: a site with its own logo has only the light.
    add(name, name === "sunrise" && logo ? sunrise({ withMark: false }) : draw(name));
  }
  for (const [name, drawing] of drawPlaces()) add(name, drawing);
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
  return { files, module };
}

/** With a mistake in the records, which the check reports, the places show nothing of them. */
function drawPlaces(): [string, Drawing][] {
  const { shown, faults } = readContent();
  const records = faults.length > 0 ? noPlaceRecords : placeRecords(shown);
  return Object.entries({ ...placeDrawings, ...skyDrawings }).map(([name, create]) => [
    name,
    create(records),
  ]);
}

/** The check of the records has not run yet: brand.yaml may hold anything. */
function brandRecord(): { logo?: unknown; accent?: unknown } {
  return Object(readContentFile(join(contentFolder, "brand.yaml")).value);
}

function brandFavicon(pictures: readonly Picture[]): string | Buffer {
  const { logo, accent } = brandRecord();
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
