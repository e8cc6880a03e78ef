import { parse } from "node:path";
import { pictureEndings } from "../../schemas/parts";

const sameEnding: Readonly<Record<string, string>> = { ".jpeg": ".jpg" };

/** The name that a picture has in content/pictures: "My cover.JPEG" is stored as "my-cover.jpg". */
export function pictureName(file: string): string {
  const { base, name, ext } = parse(file.replaceAll("\\", "/"));
  if (isPictureName(base)) return base;
  const plain = name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\w-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLowerCase();
  const ending = ext.toLowerCase();
  return `${plain || "picture"}${sameEnding[ending] ?? ending}`;
}

export function isPictureName(value: unknown): value is string {
  if (typeof value !== "string") return false;
  const { name, ext } = parse(value);
  return /^[\w-]+$/.test(name) && pictureEndings.some((ending) => ending === ext) && value === name + ext;
}
