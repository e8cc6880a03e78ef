import { afterAll, beforeAll } from "vitest";
import { buildChanged, type ChangedCopy, type OtherContent } from "./changed-copy";

/** A changed copy for the tests of a file or of a suite. */
export function changedCopy(content: OtherContent): () => ChangedCopy {
  let copy: ChangedCopy;
  beforeAll(async () => {
    copy = await buildChanged(content);
  });
  afterAll(() => copy?.remove());
  return () => copy;
}
