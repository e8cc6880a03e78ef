import type { Page } from "@playwright/test";

declare global {
  interface Window {
    violations: string[];
  }
}

/** Records violations of the content security policy from the next page load on. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      window.violations.push(`${effectiveDirective}: ${blockedURI} ${sample}`);
    });
  });
  return () => page.evaluate(() => window.violations);
}
