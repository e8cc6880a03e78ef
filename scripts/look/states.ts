import type { Page } from "@playwright/test";
import { interactions } from "./interactions";
import { desktop, phone, type State, tablet } from "./state";

const notFoundPath = "/404";

/** All states of a site that has these pages; of the positions, which are all alike, the first that both sites have. */
export function statesOf(paths: readonly string[], otherPaths: readonly string[]): State[] {
  const positions = paths.filter(isPosition);
  const position = positions.find((path) => otherPaths.includes(path)) ?? positions[0];
  const pages = paths
    .filter((path) => !isPosition(path) || path === position)
    .map((path) => ({
      name: nameOf(path),
      path: path === notFoundPath ? "/no-such-page" : path,
      widths: [phone, tablet, desktop],
      fullPage: true,
      prepare: async (page: Page) => {
        // Its documents are fetched once the app runs.
        if (path === "/legal") await page.locator("main h3").first().waitFor();
      },
    }));
  return [...pages, ...interactions.filter(({ path }) => paths.includes(path))];
}

function isPosition(path: string): boolean {
  return path.startsWith("/careers/");
}

function nameOf(path: string): string {
  if (path === notFoundPath) return "the 404 page";
  return isPosition(path) ? "a position" : path;
}
