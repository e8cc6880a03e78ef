import { writeGeneratedFiles } from "../site/reference/generated-files";

/** `npm run generate`, before `tsc`. Vite and Vitest do it themselves: see their configurations. */
writeGeneratedFiles();
