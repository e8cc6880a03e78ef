import { labelOf } from "../forms/label-of";

/** What the owner reads: a drawing has a name, a picture the name of its file. */
export function pictureLabel(name: string): string {
  return name.includes(".") ? name : labelOf(name);
}

/** The address of a drawing, an icon or an owner's picture, by its name in the records. */
export function pictureAddress(name: string, isIcon = false): string {
  if (name.includes(".")) return `/picture/${name}`;
  return isIcon ? `/icon/${name}.svg` : `/drawing/${name}.svg`;
}
