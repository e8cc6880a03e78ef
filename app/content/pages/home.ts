import type { HomePage } from "../../../schemas/home-page";

export * from "../../../content/pages/home.yaml";

export type HomeEyebrow = HomePage["features"]["eyebrow"];
