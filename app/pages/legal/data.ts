export { meta, shareCard } from "../../content/pages/legal";
export { default as Page } from "./page";
