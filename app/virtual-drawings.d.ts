declare module "virtual:drawings" {
  /** Of every drawing the hash in its file's name and its view box; ui/drawing-file.ts makes the rest of them. */
  export const drawingRecords: Record<import("./art/drawings").DrawingName, readonly [string, string]>;
  /** Address of the file that holds every icon under its id. */
  export const iconsFile: string;
}
