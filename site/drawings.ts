import { join } from "node:path";
import { type Drawing, draw, drawings, svgFile } from "../art/drawings";
import { iconSheet } from "../art/icons";
import { islandTicks } from "../art/models/island";
import { isDawn, sunrise } from "../art/models/landscape";
import { favicon } from "../art/models/mark";
import { drawHouses, placeDrawings, skyDrawings } from "../art/models/places/place-drawings";
import {
  type DrawingName,
  drawingNames,
  type IslandName,
  iconNames,
  isIsland,
  isOf,
  type PageWithScene,
  type PlaceName,
  pageScenes,
  placeNames,
} from "../art/names";
import { drawingCache } from "./drawing-cache";
import { contentHash, readPictures } from "./pictures";
import { chosenScenes, placeRecords } from "./place-records";
import type { Records } from "./schemas/all-schemas";

/** The file of a drawing, or a picture of the owner, at the top of a page. */
export type Scene = {
  /** That of a picture has an ending. */
  name: string;
  src: string;
  width: number;
  height: number;
  /** What dims its lights, if it has any. */
  lights?: { src: string; viewBox: string };
};

export type SiteDrawings = ReturnType<typeof siteDrawings>;

/** Draws the art, and adds the owner's pictures. Pages get addresses and sizes; the models are in no script. */
export function siteDrawings(folder: string, records: Records) {
  const { logo, accent } = records.brand;
  const places = placeRecords(records);
  const { home, ...otherScenes } = chosenScenes(records);
  const { drawing: cached, save } = drawingCache();
  const sources = new Map<string, string | Buffer>();
  const markup = new Map<string, Drawing>();
  const addSvg = (name: string, source: string) => {
    const file = `assets/${name}-${contentHash(source)}.svg`;
    sources.set(file, source);
    return `/${file}`;
  };
  const files: Record<string, readonly [src: string, viewBox: string]> = {};
  for (const name of Object.keys(drawings) as DrawingName[]) {
    // The ring of the sunrise is our mark: a site with its own logo has only the light.
    const withMark = !(logo && isDawn(name));
    const drawing = cached(name, withMark, () => (withMark ? draw(name) : sunrise(name, { withMark })));
    markup.set(name, drawing);
    // An island that only the home page and share cards can name.
    if (isIsland(name) && name !== home && !isOf(drawingNames, name)) continue;
    files[name] = [addSvg(name, svgFile(drawing)), drawing.viewBox];
  }
  const pictures = readPictures(join(folder, "pictures"));
  for (const { name, file, source, width, height } of pictures) {
    sources.set(file, source);
    files[name] = [`/${file}`, `0 0 ${width / 8} ${height / 8}`];
  }
  const fileOf = (name: string, drawing: Drawing): Scene => {
    const { width, height } = drawing;
    return { name, src: addSvg(name, svgFile(drawing)), width, height };
  };
  const placeDrawing = (name: PlaceName) => cached(name, places, () => placeDrawings[name](places));
  for (const name of placeNames) markup.set(name, placeDrawing(name));
  const placeOf = (name: string): Scene => {
    if (!isOf(placeNames, name)) {
      const { file, width = 0, height = 0 } = pictures.find((picture) => picture.name === name) ?? {};
      return { name, src: `/${file}`, width, height };
    }
    const { lights, ...drawing } = placeDrawing(name);
    const src = addSvg(`${name}-lights`, svgFile({ ...drawing, body: lights }));
    return { ...fileOf(name, drawing), lights: { src, viewBox: drawing.viewBox } };
  };
  const lanes = pageScenes["website-hosting"];
  const lane = lanes.find((name) => name === otherScenes["website-hosting"]) ?? lanes[0];
  const houses = cached(`houses-${lane}`, places, () => drawHouses(lane, places)).map(
    ([plan, drawing]) => [plan, fileOf(`house-${plan}`, drawing)] as const,
  );
  const scenes = Object.entries({ ...otherScenes, position: "prop-desk" }).map(
    ([page, name]) => [page, placeOf(name)] as const,
  );
  const skies = Object.entries(skyDrawings).map(
    ([name, drawSky]) => [name, fileOf(name, cached(name, null, drawSky))] as const,
  );
  const ticksOf = (name: IslandName) => cached(`ticks-${name}`, null, () => islandTicks(name));
  const islands = { island: ticksOf("island"), "island-campfire": ticksOf("island-campfire") };
  const icons = `<svg xmlns="http://www.w3.org/2000/svg">${iconSheet(iconNames)}</svg>`;
  const ownLogo = pictures.find(({ name }) => name === logo);
  sources.set("favicon.svg", ownLogo?.source ?? svgFile(favicon(accent)));
  save();
  return {
    /** Address and view box of every drawing that records and components name, and of every picture. */
    files,
    /** The file that holds every icon under its id. */
    iconsFile: addSvg("icons", icons),
    /** The island of the home page, or a picture in its place. */
    home: home as IslandName | `${string}.${string}`,
    /** What is at the top of each page. */
    scenes: Object.fromEntries(scenes) as Record<Exclude<PageWithScene, "home"> | "position", Scene>,
    skies: Object.fromEntries(skies) as Record<keyof typeof skyDrawings, Scene>,
    /** The house of each website plan, by its id. */
    houses: Object.fromEntries(houses),
    /** The markup of each drawing, for a sprite or a share card. */
    markup,
    /** The tiles at the edge of each island, for the moving light. */
    islandTicks: islands,
    /** The text of each file by its name in the built site. */
    sources,
  };
}
