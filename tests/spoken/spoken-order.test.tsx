import { virtual } from "@guidepup/virtual-screen-reader";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { brand } from "../../app/content/brand";
import { header, loading } from "../../app/content/layout";
import { headerMenu } from "../../app/content/navigation";
import * as careers from "../../app/content/pages/careers";
import * as support from "../../app/content/pages/support";
import { createRoutes } from "../../app/entry/create-routes";
import { MobileMenu } from "../../app/layout/mobile-menu";

afterEach(() => virtual.stop());

/** At the end the screen reader starts again from the top, so the number of steps is limited. */
async function nextUntil(isWanted: (phrase: string) => boolean) {
  for (let step = 0; step < 1000; step++) {
    if (isWanted(await virtual.lastSpokenPhrase())) return;
    await virtual.next();
  }
  throw new Error(`Not announced: ${isWanted}`);
}

/** All phrases from the start of the container to its end, without the start and end of lists. */
async function readAll(container: HTMLElement): Promise<string[]> {
  await virtual.start({ container });
  const end = `end of ${await virtual.lastSpokenPhrase()}`;
  await nextUntil((phrase) => phrase === end);
  return (await spokenPhrases()).filter((phrase) => !/^(end of |list)/.test(phrase));
}

/** Without repetitions: a live region is logged once for every node that changes in it. */
async function spokenPhrases(): Promise<string[]> {
  const phrases = await virtual.spokenPhraseLog();
  return phrases.filter((phrase, index) => phrase !== phrases[index - 1]);
}

test("the mobile menu is a dialog that starts with its close button and marks the current page", async () => {
  const links = headerMenu.flatMap((entry) => ("submenu" in entry ? entry.submenu : []));
  const current = links.flatMap((link) => ("to" in link && link.to ? [link] : [])).slice(0, 1);
  const { container } = render(<MobileMenu pathname={current[0]?.to ?? "/"} />, { wrapper: MemoryRouter });
  const dialog = container.querySelector("dialog");
  if (!dialog) throw new Error("There should be a dialog.");
  dialog.open = true;
  // A logo that is a picture file makes the name a phrase of its own, after that of the link.
  const phrases = (await readAll(dialog)).filter((phrase) => phrase !== brand.name);
  expect(phrases.slice(0, 4)).toEqual([
    "dialog, Menu",
    `link, ${brand.name}`,
    "button, Close menu",
    "navigation, Mobile",
  ]);
  const marked = phrases.filter((phrase) => phrase.endsWith("current page"));
  if (current.length > 0)
    expect(marked).toEqual(
      current.map(({ label, description }) => `link, ${label} ${description}, current page`),
    );
  expect(phrases.filter((phrase) => phrase.startsWith("link")).at(-1)).toBe(
    `link, ${header.clientArea} (opens in a new tab)`,
  );
});

test("a navigation announces that the page is loading, then its title, then its heading", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  // The router warns that there is no fallback before the first page; on the site that page is prerendered.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const routes = createRoutes((error) => Promise.reject(error));
  const router = createMemoryRouter(routes, { initialEntries: ["/careers"] });
  const { container } = render(<RouterProvider router={router} />);
  // The page is loaded first, which takes its time on a busy machine.
  await screen.findByRole("heading", { level: 1, name: careers.head.title }, { timeout: 30_000 });
  await virtual.start({ container });
  await act(() => router.navigate("/support"));
  await waitFor(
    async () =>
      expect(await spokenPhrases()).toEqual([
        "link, Skip to content",
        `polite: ${loading}`,
        expect.stringContaining(`polite: ${support.meta.title}`),
        `heading, ${support.head.title}, level 1`,
      ]),
    // Longer than the minimum time of the loader, also on a busy machine.
    { timeout: 30_000 },
  );
});
