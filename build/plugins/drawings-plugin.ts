import { createHash } from "node:crypto";
import { dirname, extname, join } from "node:path";
import type { Plugin } from "vite";
import { type Drawing, draw, drawings, svgFile } from "../../art/drawings";
import { iconSheet } from "../../art/icons";
import { sunrise } from "../../art/models/landscape";
import { favicon } from "../../art/models/mark";
import {
  drawHouses,
  housePrefix,
  noPlaceRecords,
  type PlaceRecords,
  placeDrawings,
  skyDrawings,
} from "../../art/models/places/place-drawings";
import { type DrawingName, iconNames } from "../../art/names";
import { readContent } from "../content/load-content";
import { readPictures } from "../content/pictures";
import { placeRecords } from "../content/place-records";
import { contentFolder } from "../project-folder";
import { contentName } from "./content-plugin";

/** The drawings that records name, and the pictures. */
const drawingsId = "virtual:drawings";
/** Followed by the name of a drawing that belongs to one page, so that only its script holds the address. */
const sceneId = "virtual:scenes/";

/**
 * Draws the art at build time, and adds the owner's pictures. The app gets addresses and sizes; the models are in no
 * script. The places are drawn again when a record changes in development.
 */
export function drawingsPlugin(folder = contentFolder): Plugin {
  const picturesFolder = join(folder, "pictures");
  let drawn: DrawnFiles | undefined;
  let lastSave = { timestamp: 0, redraw: false };
  const drawAll = () => {
    drawn ??= drawFiles(folder);
    return drawn;
  };
  return {
    name: "drawings",
    sharedDuringBuild: true,
    resolveId: (id) => (id === drawingsId || id.startsWith(sceneId) ? `\0${id}` : undefined),
    load: (id) => drawAll().modules.get(id.slice(1)),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of drawAll().files) this.emitFile({ type: "asset", fileName, source });
    },
    hotUpdate({ file, modules, timestamp }) {
      if (contentName(file) === undefined) return;
      // Called for each environment.
      if (timestamp !== lastSave.timestamp)
        lastSave = { timestamp, redraw: drawn?.sources !== JSON.stringify(readSources(folder)) };
      if (!lastSave.redraw) return;
      drawn = undefined;
      const { idToModuleMap } = this.environment.moduleGraph;
      return [...modules, ...[...idToModuleMap.values()].filter(({ id }) => id?.startsWith(`\0${sceneId}`))];
    },
    configureServer(server) {
      server.watcher.on("all", (_event, path) => {
        if (dirname(path) !== picturesFolder || imageTypes[extname(path)] === undefined) return;
        drawn = undefined;
        for (const { moduleGraph, hot } of Object.values(server.environments)) {
          const module = moduleGraph.getModuleById(`\0${drawingsId}`);
          if (module) moduleGraph.invalidateModule(module);
          hot.send({ type: "full-reload" });
        }
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
  /** What was read of the records, as JSON. */
  sources: string;
  files: ReadonlyMap<string, string | Buffer>;
  /** The code of the modules that the app imports. */
  modules: ReadonlyMap<string, string>;
};

function drawFiles(folder: string): DrawnFiles {
  const files = new Map<string, string | Buffer>();
  const drawingFiles: Record<string, readonly [src: string, viewBox: string]> = {};
  const sources = readSources(folder);
  const { logo, accent, places } = sources;
  // The ring of the sunrise is our mark: a site with its own logo has only the light.
  const named = (Object.keys(drawings) as DrawingName[]).map(
    (name) => [name, name === "sunrise" && logo ? sunrise({ withMark: false }) : draw(name)] as const,
  );
  const addSvg = (name: string, source: string) => {
    const file = `assets/${name}-${contentHash(source)}.svg`;
    files.set(file, source);
    return file;
  };
  for (const [name, drawing] of named)
    drawingFiles[name] = [`/${addSvg(name, svgFile(drawing))}`, drawing.viewBox];
  const scenes = drawScenes(places).map(([name, drawing]) => {
    const file = addSvg(name, svgFile(drawing));
    return [name, { name, src: `/${file}`, width: drawing.width, height: drawing.height }] as const;
  });
  const pictures = readPictures(join(folder, "pictures"));
  const ownLogo = pictures.find(({ name }) => name === logo);
  for (const { name, file, source, width, height } of pictures) {
    files.set(file, source);
    drawingFiles[name] = [`/${file}`, `0 0 ${width / 8} ${height / 8}`];
  }
  const icons = `<svg xmlns="http://www.w3.org/2000/svg">${iconSheet(iconNames)}</svg>`;
  const iconsFile = `/${addSvg("icons", icons)}`;
  const ownAccent = typeof accent === "string" ? accent : undefined;
  files.set("favicon.svg", ownLogo?.source ?? svgFile(favicon(ownAccent)));
  const shared = Object.entries({ drawingFiles, iconsFile })
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join("");
  const houses = scenes
    .filter(([name]) => name.startsWith(housePrefix))
    .map(([name, house]) => [name.slice(housePrefix.length), house]);
  const modules = scenes.map(
    ([name, scene]) => [sceneId + name, `export const scene = ${JSON.stringify(scene)};`] as const,
  );
  const allHouses = `export const houses = ${JSON.stringify(Object.fromEntries(houses))};`;
  return {
    sources: JSON.stringify(sources),
    files,
    modules: new Map([[drawingsId, shared], [`${sceneId}houses`, allHouses], ...modules]),
  };
}

function drawScenes(records: PlaceRecords): [string, Drawing][] {
  const places = Object.entries({ ...placeDrawings, ...skyDrawings });
  return [
    ...places.map(([name, create]): [string, Drawing] => [name, create(records)]),
    ...drawHouses(records),
  ];
}

/** What drawings show of the records; nothing with a mistake in them, which the check of the records reports. */
function readSources(folder: string) {
  const { shown, faults } = readContent(folder);
  // It may hold anything.
  const { logo, accent }: { logo?: unknown; accent?: unknown } = Object(shown.brand);
  return { logo, accent, places: faults.length > 0 ? noPlaceRecords : placeRecords(shown) };
}

const imageTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".avif": "image/avif",
};

function contentHash(source: string): string {
  return createHash("sha256").update(source).digest("base64url").slice(0, 8);
}
