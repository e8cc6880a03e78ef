/** The package brings no types; this is the part of it that we call. */
declare module "subset-font" {
  export default function subset(
    font: Buffer,
    text: string,
    options: { targetFormat: "sfnt"; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
