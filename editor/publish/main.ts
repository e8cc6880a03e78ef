import { publish } from "./publish";

/** `npm run publish:site [-- --anyway]`: see publish.ts. The exit code is 0 if the site was built, or pushed. */
const anyway = process.argv.includes("--anyway");
process.exitCode = (await publish({ onLine: (line) => console.log(line), anyway })) ? 0 : 1;
