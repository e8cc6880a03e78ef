import { publish } from "./publish";

/** `npm run publish:site [-- --anyway]`: see publish.ts. The exit code is 0 if the site was built, or pushed. */
const anyway = process.argv.includes("--anyway");
const { isDone, findings } = await publish({ onLine: (line) => console.log(line), anyway });
if (findings.some(({ level }) => level === "blocks"))
  console.log("To publish it all the same: npm run publish:site -- --anyway");
process.exitCode = isDone ? 0 : 1;
