import { draw, drawings, svgFile } from "../../art/drawings";
import { iconPath } from "../../art/icons";
import { placeDrawings } from "../../art/models/places/place-drawings";
import { type DrawingName, iconNames, isOf, placeNames } from "../../art/names";
import { contentTypeOf } from "../../render/policy/content-types";
import { readContent } from "../../site/load-content";
import { placeRecords } from "../../site/place-records";
import type { RecordStore } from "../records/record-store";

type PictureFile = { type: string; source: string | Buffer };

/** What fields of pictures show: "/drawing/block-gold.svg", "/icon/arrow.svg", "/picture/cover.webp". */
export function pictureFile(store: RecordStore, path: string): PictureFile | undefined {
  const [, kind, file = ""] = /^\/(drawing|icon|picture)\/([\w.-]+)$/.exec(path) ?? [];
  const name = file.replace(/\.svg$/, "");
  const isPicture = kind === "picture" && store.pictures().includes(file);
  const drawn = kind === "icon" ? iconOf(name) : kind === "drawing" ? drawingOf(store, name) : undefined;
  const source = isPicture ? store.read(`pictures/${file}`) : drawn;
  return source === undefined ? undefined : { type: contentTypeOf(file), source };
}

function iconOf(name: string): string | undefined {
  if (!isOf(iconNames, name)) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><path fill="#f4efe6" d="${iconPath(name)}"/></svg>`;
}

function drawingOf({ folder }: RecordStore, name: string): string | undefined {
  if (Object.hasOwn(drawings, name)) return svgFile(draw(name as DrawingName));
  if (!isOf(placeNames, name)) return undefined;
  const { shown, faults } = readContent(folder);
  // Drawn from the records.
  return faults.length > 0 ? undefined : svgFile(placeDrawings[name](placeRecords(shown)));
}
