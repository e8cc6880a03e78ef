import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** From here on the header is made for a mouse; the same width as in the style sheets. */
const mouseWidthPx = 1152;

/**
 * What stands between the page and everyone: WCAG 2.2 AA and good practice, and at AAA the contrast of text, the size
 * of what a finger must hit, and what a link says of where it leads. `part` limits it where the rest was judged before.
 */
export async function findings(page: Page, part = "body"): Promise<string[]> {
  const forTouch = (page.viewportSize()?.width ?? 0) < mouseWidthPx;
  return [
    ...(await axeFindings(page, part)),
    ...(forTouch ? await page.evaluate(smallTargets, part) : []),
    ...(await page.evaluate(unclearLinks, part)),
  ];
}

async function axeFindings(page: Page, part: string): Promise<string[]> {
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
  // A part by itself would be told that it lacks the landmarks of a page.
  if (part !== "body") axe.include(part).disableRules(["region"]);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
  );
}

/** Runs in the page. Whatever a finger must hit and is under 44 px in one direction; links in a sentence may be. */
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

/** Runs in the page. Links that say nothing by themselves, or the same as another that leads elsewhere. */
function unclearLinks(part: string): string[] {
  const empty =
    /^(|here|click here|this|link|more|read more|learn more|see more|details|continue|go|visit)$/i;
  const leadsTo = new Map<string, string>();
  return [...document.querySelectorAll<HTMLAnchorElement>(`${part} a[href]`)].flatMap((link) => {
    if (!link.checkVisibility({ visibilityProperty: true })) return [];
    const name = (link.ariaLabel ?? link.textContent).replaceAll(/\s+/g, " ").trim();
    const { href } = link;
    const other = leadsTo.get(name) ?? href;
    leadsTo.set(name, href);
    if (empty.test(name)) return [`link without a purpose: "${name}" to ${href}`];
    return other === href ? [] : [`link "${name}" leads to ${other} and to ${href}`];
  });
}
