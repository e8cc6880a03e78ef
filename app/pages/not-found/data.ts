import { meta as texts } from "../../content/pages/not-found";
import type { PageMeta } from "../../seo/page-meta";

export { default as Page } from "./page";

export const meta: PageMeta = { ...texts, hidden: true };
