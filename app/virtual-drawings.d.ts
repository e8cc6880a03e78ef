declare module "virtual:drawings" {
  /** Of every drawing the hash in its file's name and its view box; ui/drawing-file.ts makes the rest of them. */
  export const drawingRecords: Record<import("./art/drawings").DrawingName, readonly [string, string]>;
  /** Of every picture in content/pictures its address, width and height. */
  export const pictureRecords: Record<string, readonly [string, number, number]>;
  /** Address of the file that holds every icon under its id. */
  export const iconsFile: string;
}
