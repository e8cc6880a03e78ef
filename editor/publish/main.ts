import { parseArgs } from "node:util";
import { publish } from "./publish";

/** `npm run publish:site [-- --anyway]`: see publish.ts. The exit code is 0 if the site was built, or pushed. */
const { anyway } = parseArgs({ options: { anyway: { type: "boolean", default: false } } }).values;
const isDone = await publish({ onLine: (line) => console.log(line), anyway });
process.exitCode = isDone ? 0 : 1;
