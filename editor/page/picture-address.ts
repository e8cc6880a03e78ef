/** The address of a drawing, an icon or an owner's picture, by its name in the records. */
export function pictureAddress(name: string, isIcon = false): string {
  if (name.includes(".")) return `/picture/${name}`;
  return isIcon ? `/icon/${name}.svg` : `/drawing/${name}.svg`;
}
