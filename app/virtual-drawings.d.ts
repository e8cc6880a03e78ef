declare module "virtual:drawings" {
  /** Of every drawing that records name, and of every picture. */
  export const drawingFiles: Readonly<Record<string, readonly [src: string, viewBox: string]>>;
  /** Address of the file that holds every icon under its id. */
  export const iconsFile: string;
}

/** The file at the top of a page. */
declare module "virtual:scenes/*" {
  export const scene: import("./components/scene-hero").Scene;
}

declare module "virtual:scenes/home" {
  /** The island of the home page, or a picture in its place. */
  export const sceneName: import("./components/drawing-file").PictureOrDrawing;
}

declare module "virtual:scenes/houses" {
  /** The house of each website plan, by its id. */
  export const houses: Readonly<Record<string, import("./components/scene-hero").Scene>>;
}
