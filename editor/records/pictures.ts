import { parse } from "node:path";
import { sizeOf } from "../../build/content/pictures";
import { picture } from "../../schemas/parts";
import { Refusal } from "./refusal";

export type Upload = { name: string; source: Buffer };

const largestPicture = 2_000_000;

/** The name that a picture has in content/pictures: "My cover.JPEG" is stored as "my-cover.jpg". */
export function pictureName(file: string): string {
  const { base, name, ext } = parse(file);
  if (isPictureName(base)) return base;
  return `${name.replaceAll(/[^\w-]+/g, "-")}${ext.replace(/^\.jpeg$/i, ".jpg")}`.toLowerCase();
}

function isPictureName(value: unknown): value is string {
  return picture.safeParse(value).success;
}

/** Refuses a file that is no picture for the site. */
export function checkPicture({ name, source }: Upload) {
  if (!isPictureName(name))
    throw new Refusal(
      `${name} is no picture: expected a file that ends in .svg, .png, .jpg, .webp or .avif.`,
    );
  const megabytes = (source.length / 1_000_000).toFixed(1);
  if (source.length > largestPicture)
    throw new Refusal(
      `${name} has ${megabytes} MB: a picture may have 2 MB, because every visitor loads it.`,
    );
  if (sizeOf(source).width === 0) throw new Refusal(`${name} is no picture that browsers can show.`);
}
