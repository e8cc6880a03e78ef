import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { wideScreen } from "../../../app/hooks/use-modal-menu";
import { expect } from "./site-test";

const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Violations of WCAG 2.2 AA and of good practice, and at AAA of the contrast of text and the size of touch targets. The
 * texts of links are the owner's. `part` limits the check where another test has checked the rest.
 */
export async function violations(page: Page, part = "body"): Promise<string[]> {
  const forTouch = !(await page.evaluate((query) => matchMedia(query).matches, wideScreen));
  return [...(await axeViolations(page, part)), ...(forTouch ? await page.evaluate(smallTargets, part) : [])];
}

/** Checks one state of a page at each of the widths. */
export async function expectNoViolations(page: Page, state: string, widths: number[], part?: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // The header lies over what the change of the width has moved under it; axe counts that as a small target.
    await page
      .locator(part ?? "body")
      .first()
      .evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
    // Repeated: React answers to the change of the width a moment later (a row that scrolls gets the focus). One run of
    // axe takes half a minute on a busy machine.
    await expect
      .poll(() => violations(page, part), { message: `${state} at ${width} px`, timeout: 150_000 })
      .toEqual([]);
  }
}

async function axeViolations(page: Page, part: string): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({
      runOnly: axeTags,
      resultTypes: ["violations"],
      rules: {
        "color-contrast-enhanced": { enabled: true },
        // Asks for less than the line above.
        "color-contrast": { enabled: false },
        "identical-links-same-purpose": { enabled: true },
        "label-content-name-mismatch": { enabled: true },
      },
    })
    // There are no frames: one run in the page is all it takes.
    .setLegacyMode();
  // A part by itself has no landmarks.
  if (part !== "body") axe.include(part).disableRules(["region"]);
  const results = await axe.analyze();
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}

/** Runs in the page. Touch targets under 44 px in one direction, except links in a sentence. */
function smallTargets(part: string): string[] {
  const leastPx = 44;
  const targets = document.querySelectorAll<HTMLElement>(
    `${part} :is(a[href], button, input, summary, [tabindex="0"])`,
  );
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest("[inert]")) return [];
    const inSentence =
      getComputedStyle(target).display === "inline" &&
      target.parentElement?.textContent?.trim() !== target.textContent?.trim();
    const { width, height } = target.getBoundingClientRect();
    // Rounding may leave 43.99.
    if (inSentence || Math.min(width, height) > leastPx - 0.1) return [];
    return [`target of ${Math.round(width)} × ${Math.round(height)} px: ${target.outerHTML.slice(0, 120)}`];
  });
}
