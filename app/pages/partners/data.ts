export { meta, shareCard } from "../../content/pages/partners";
export { default as Page } from "./page";
