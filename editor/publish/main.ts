import { parseArgs } from "node:util";
import { publish } from "./publish";

/** `npm run publish:site [-- --anyway]`: see publish.ts. The exit code is 0 if the site was built, or pushed. */
const { anyway } = parseArgs({ options: { anyway: { type: "boolean", default: false } } }).values;
const outcome = await publish({ onLine: (line) => console.log(line), anyway });
if (outcome === "blocked") console.log("To publish it all the same: npm run publish:site -- --anyway");
process.exitCode = outcome === "published" ? 0 : 1;
