import { readFileSync } from "node:fs";
import { join } from "node:path";
import { accent, logo } from "../../app/content/brand";
import { markMarkup } from "../../art/models/mark";
import { picturesFolder } from "../content/pictures";

/** The owner's logo, or the mark of the site, as markup of a square of 29 units. */
export function brandMark(): string {
  if (!logo) return markMarkup({ lit: accent });
  const source = readFileSync(join(picturesFolder, logo)).toString("base64");
  return `<image width="29" height="29" href="data:image/svg+xml;base64,${source}"/>`;
}
