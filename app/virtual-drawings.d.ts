declare module "virtual:drawings" {
  type DrawingFile = { src: string; width: number; height: number; viewBox: string };
  export const drawingFiles: Record<import("./art/drawings").DrawingName, DrawingFile>;
}
