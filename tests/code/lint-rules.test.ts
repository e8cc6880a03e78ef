// @vitest-environment node
import { expect, test } from "vitest";
import { lintErrors } from "./lint-probes";

const inner = "export const Raw = () => <div dangerouslySetInnerHTML={{ __html: location.hash }} />;";
const typeImport = 'import { Type } from "./types";\nexport const value: Type = 1;';

/** For every rule that `biome.json` sets: files that it refuses, and files that it accepts. */
const probes: Record<string, { refused: Record<string, string>; accepted: Record<string, string> }> = {
  "style/useFilenamingConvention": {
    refused: {
      "app/hooks/useHash.ts": "export {};",
      "app/components/PlanCard.tsx": "export {};",
      "build/plan_card.ts": "export {};",
      "tests/site/planCards.ts": "export {};",
    },
    accepted: { "app/hooks/use-hash.ts": "export {};", "tests/site/a.test.ts": "export {};" },
  },
  "style/useImportType": {
    refused: { "app/format/a.ts": typeImport, "scripts/a.ts": typeImport },
    accepted: { "app/format/b.ts": typeImport.replace("import {", "import type {") },
  },
  "style/noDefaultExport": {
    refused: {
      "app/components/a.tsx": "export default 1;",
      "app/pages/vps/plans.tsx": "export default 1;",
      "app/pages/vps/plans/page.tsx": "export default 1;",
    },
    accepted: { "app/pages/vps/page.tsx": "export default 1;", "vite.config.ts": "export default 1;" },
  },
  "suspicious/noConsole": {
    refused: { "app/hooks/b.ts": "console.log(1);", "app/pages/vps/b.ts": "console.warn(1);" },
    accepted: { "app/hooks/c.ts": "console.error(1);", "scripts/c.ts": "console.log(1);" },
  },
  "security/noDangerouslySetInnerHtml": {
    refused: { "app/components/c.tsx": inner, "app/entry/boot.tsx": inner },
    accepted: { "app/entry/document.tsx": inner, "app/entry/document-head.tsx": inner },
  },
};
const errors = lintErrors(
  Object.assign({}, ...Object.values(probes).flatMap(({ refused, accepted }) => [refused, accepted])),
);

test.each(Object.entries(probes))("%s refuses and accepts what it should", (rule, { refused }) => {
  const files = errors.filter((error) => error.rule === rule).map(({ file }) => file);
  expect([...new Set(files)].toSorted()).toEqual(Object.keys(refused).toSorted());
});
