import { publish } from "./publish";

/** `npm run publish:site [-- --anyway]`: see publish.ts. The exit code is 0 if the site was built, or pushed. */
const options = process.argv.slice(2);
const unknown = options.find((option) => option !== "--anyway");
if (unknown) {
  console.error(`Unknown option ${unknown}. The only option is --anyway.`);
  process.exit(2);
}

const interruption = new AbortController();
// More than once: npm sends Ctrl-C to this process again.
for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(name, () => interruption.abort());

const outcome = await publish({
  onLine: (line) => console.log(line),
  signal: interruption.signal,
  anyway: options.includes("--anyway"),
});
if (outcome === "blocked") console.log("To publish it all the same: npm run publish:site -- --anyway");
process.exitCode = ["built", "pushed", "unchanged"].includes(outcome) ? 0 : 1;
