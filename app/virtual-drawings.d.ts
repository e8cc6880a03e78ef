declare module "virtual:drawings" {
  /** Of every drawing, place and picture the hash in its file's name and its view box: see components/drawing-file.ts. */
  export const drawingRecords: Readonly<Record<string, readonly [hash: string, viewBox: string]>>;
  /** Address of the file that holds every icon under its id. */
  export const iconsFile: string;
}
