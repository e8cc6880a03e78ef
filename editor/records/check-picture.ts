import { sizeOf } from "../../build/content/pictures";
import { isPictureName } from "./picture-name";
import { Refusal } from "./refusal";

export type Upload = { name: string; source: Buffer };

const largestPicture = 2_000_000;

/** Refuses a file that is no picture for the site. */
export function checkPicture({ name, source }: Upload) {
  if (!isPictureName(name))
    throw new Refusal(
      `${name} is no picture: expected a file that ends in .svg, .png, .jpg, .webp or .avif.`,
    );
  if (source.length > largestPicture) {
    const megabytes = (source.length / 1_000_000).toFixed(1);
    throw new Refusal(
      `${name} has ${megabytes} MB: a picture may have 2 MB, because every visitor loads it.`,
    );
  }
  if (sizeOf(source).width === 0) throw new Refusal(`${name} is no picture that browsers can show.`);
}
