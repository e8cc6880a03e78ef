import { parse } from "node:path";
import { pictureFault } from "../../site/pictures";
import { picture } from "../../site/schemas/parts";
import { Refusal } from "./refusal";

const largestPicture = 2_000_000;

/** The name for a file in content/pictures: "My cover (1).JPEG" is "my-cover-1.jpg". Refuses what is no picture for the site. */
export function pictureName(file: string, source: Buffer): string {
  const { name: words, ext } = parse(file);
  const plain = words.replaceAll(/[^\w-]+/g, "-").replaceAll(/^-+|-+$/g, "") || "picture";
  const name = `${plain}${ext.replace(/^\.jpeg$/i, ".jpg")}`.toLowerCase();
  if (!picture.safeParse(name).success)
    throw new Refusal(
      `${name} is no picture: expected a file that ends in .svg, .png, .jpg, .webp or .avif.`,
    );
  const megabytes = (source.length / 1_000_000).toFixed(1);
  if (source.length > largestPicture)
    throw new Refusal(
      `${name} has ${megabytes} MB: a picture may have 2 MB, because every visitor loads it.`,
    );
  const fault = pictureFault(name, source);
  if (fault) throw new Refusal(`${name} ${fault}.`);
  return name;
}
