import { createBuilder } from "vite";
import { isAppBuilt, renderSite } from "./render-site";

/** `npm run render`: renders the pages again after a change of content. Builds the app first if its code has changed. */
// Vite, which runs this file, has set it for development.
process.env.NODE_ENV = "production";
if (await isAppBuilt()) await renderSite({ warn: console.warn });
else await (await createBuilder({ configLoader: "runner", logLevel: "warn" })).buildApp();
