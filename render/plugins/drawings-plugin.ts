import { dirname, join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { type Drawing, draw, drawings, svgFile } from "../../art/drawings";
import { iconSheet } from "../../art/icons";
import { isDawn, sunrise } from "../../art/models/landscape";
import { favicon } from "../../art/models/mark";
import { drawHouses, placeDrawings, skyDrawings } from "../../art/models/places/place-drawings";
import {
  type DrawingName,
  drawingNames,
  iconNames,
  isIsland,
  isOf,
  pageScenes,
  placeNames,
} from "../../art/names";
import { readContent } from "../../site/load-content";
import { contentHash, readPictures } from "../../site/pictures";
import { chosenScenes, placeRecords } from "../../site/place-records";
import { contentFolder } from "../../site/project-folder";
import type { Records } from "../../site/schemas/all-schemas";
import { drawingCache } from "../drawing-cache";
import { contentTypeOf } from "../policy/content-types";
import { moduleOf } from "./content-modules";
import { contentName } from "./content-plugin";

/** The drawings that records name, and the pictures. */
const drawingsId = "virtual:drawings";
/** Followed by the name of a page or of another drawing that belongs to one page, so that only its script holds the address. */
const sceneId = "virtual:scenes/";

/**
 * Draws the art at build time, and adds the owner's pictures. The app gets addresses and sizes; the models are in no
 * script. In development they are made again when a picture changes, or a record that places show.
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
    load: (id) => (isDrawn(id) ? drawAll()?.modules.get(id.slice(1)) : undefined),
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of drawAll()?.files ?? [])
        this.emitFile({ type: "asset", fileName, source });
    },
    hotUpdate({ file, modules, timestamp }) {
      const isPicture = dirname(file) === normalizePath(picturesFolder);
      if (!isPicture && contentName(file) === undefined) return;
      // Called for each environment.
      if (timestamp !== lastSave.timestamp) {
        const sources = readSources(folder);
        const changed = isPicture || drawn?.sources !== JSON.stringify(sources);
        lastSave = { timestamp, redraw: sources !== undefined && changed };
        if (lastSave.redraw) drawn = undefined;
      }
      if (!lastSave.redraw) return;
      const { idToModuleMap } = this.environment.moduleGraph;
      return [...modules, ...[...idToModuleMap.values()].filter(({ id }) => isDrawn(id))];
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.slice(1) ?? "";
        const source = drawAll()?.files.get(path);
        if (source === undefined) return next();
        response.setHeader("Content-Type", contentTypeOf(path)).end(source);
      });
    },
  };
}

/** Whether it is one of the modules of drawings. */
function isDrawn(id: string | null): boolean {
  return id === `\0${drawingsId}` || id?.startsWith(`\0${sceneId}`) === true;
}

type DrawnFiles = {
  /** What was read of the records, as JSON. */
  sources: string;
  files: ReadonlyMap<string, string | Buffer>;
  /** The code of the modules that the app imports. */
  modules: ReadonlyMap<string, string>;
};

function drawFiles(folder: string): DrawnFiles | undefined {
  const sources = readSources(folder);
  if (!sources) return undefined;
  const { logo, accent, places } = sources;
  const { home, ...otherScenes } = sources.scenes;
  const { drawing: cached, save } = drawingCache();
  const files = new Map<string, string | Buffer>();
  const addSvg = (name: string, source: string) => {
    const file = `assets/${name}-${contentHash(source)}.svg`;
    files.set(file, source);
    return `/${file}`;
  };
  const drawingFiles: Record<string, readonly [src: string, viewBox: string]> = {};
  for (const name of Object.keys(drawings) as DrawingName[]) {
    // An island that only the home page can name.
    if (isIsland(name) && name !== home && !isOf(drawingNames, name)) continue;
    // The ring of the sunrise is our mark: a site with its own logo has only the light.
    const withMark = !(logo && isDawn(name));
    const drawing = cached(name, withMark, () => (withMark ? draw(name) : sunrise(name, { withMark })));
    drawingFiles[name] = [addSvg(name, svgFile(drawing)), drawing.viewBox];
  }
  const pictures = readPictures(join(folder, "pictures"));
  for (const { name, file, source, width, height } of pictures) {
    files.set(file, source);
    drawingFiles[name] = [`/${file}`, `0 0 ${width / 8} ${height / 8}`];
  }
  const fileOf = (name: string, drawing: Drawing) => {
    const { width, height } = drawing;
    return { name, src: addSvg(name, svgFile(drawing)), width, height };
  };
  const placeOf = (name: string) => {
    if (!isOf(placeNames, name)) {
      const { file, width, height } = pictures.find((picture) => picture.name === name) ?? {};
      return { name, src: `/${file}`, width, height };
    }
    const { lights, ...drawing } = cached(name, places, () => placeDrawings[name](places));
    const src = addSvg(`${name}-lights`, svgFile({ ...drawing, body: lights }));
    return { ...fileOf(name, drawing), lights: { src, viewBox: drawing.viewBox } };
  };
  const lanes = pageScenes["website-hosting"];
  const lane = lanes.find((name) => name === otherScenes["website-hosting"]) ?? lanes[0];
  const houses = cached(`houses-${lane}`, places, () => drawHouses(lane, places)).map(([plan, drawing]) => [
    plan,
    fileOf(`house-${plan}`, drawing),
  ]);
  const iconsFile = addSvg("icons", `<svg xmlns="http://www.w3.org/2000/svg">${iconSheet(iconNames)}</svg>`);
  const ownLogo = pictures.find(({ name }) => name === logo);
  files.set("favicon.svg", ownLogo?.source ?? svgFile(favicon(accent)));
  const modules = new Map([
    [drawingsId, moduleOf({ drawingFiles, iconsFile })],
    [`${sceneId}home`, moduleOf({ sceneName: home })],
    [`${sceneId}houses`, moduleOf({ houses: Object.fromEntries(houses) })],
  ]);
  for (const [page, name] of Object.entries({ ...otherScenes, position: "prop-desk" }))
    modules.set(sceneId + page, moduleOf({ scene: placeOf(name) }));
  for (const [name, drawSky] of Object.entries(skyDrawings))
    modules.set(sceneId + name, moduleOf({ scene: fileOf(name, cached(name, null, drawSky)) }));
  save();
  return { sources: JSON.stringify(sources), files, modules };
}

/** What drawings show of the records; undefined with a mistake in them, which the check of the records reports. */
function readSources(folder: string) {
  const { shown, faults } = readContent(folder);
  if (faults.length > 0) return undefined;
  const { logo, accent } = (shown as Records).brand;
  return { logo, accent, places: placeRecords(shown), scenes: chosenScenes(shown) };
}
