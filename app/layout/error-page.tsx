import { useLocation, useRouteError } from "react-router";
import { OfflineError } from "../browser/offline";
import { drawingFile } from "../components/drawing-file";
import { SceneHero } from "../components/scene-hero";
import { words } from "../content/interface";
import { addressOf, languageWith, pageAt } from "../content/languages";
import { errorPage, offlinePage } from "../content/layout";
import type { SiteHref } from "../content/paths";

/**
 * Shown when a page or the layout throws, without a stack trace. Its links are plain `<a>`: loading a page again helps
 * where the app is broken. It has no style sheet of its own, which would be part of every page.
 */
export function ErrorPage() {
  return useRouteError() instanceof OfflineError ? <OfflinePage /> : <BrokenPage />;
}

function BrokenPage() {
  return (
    <SceneHero
      {...errorPage}
      links={[
        { text: errorPage.homeLink, target: { href: addressOf("/", languageWith("/")) }, icon: "bed" },
        {
          text: errorPage.supportLink,
          target: { href: addressOf("/support", languageWith("/support")) },
          icon: "users",
          tone: "dark",
        },
      ]}
      scene={{ name: "missing-deck", ...drawingFile("missing-deck") }}
    />
  );
}

/** After back or forward to a page that is not loaded yet. Without pictures: they could not be loaded either. */
function OfflinePage() {
  const { pathname, search, hash } = useLocation();
  return (
    <SceneHero
      {...offlinePage}
      links={[
        { text: words.page.tryAgain, target: { to: `${pageAt(pathname)}${search}${hash}` as SiteHref } },
        { text: errorPage.homeLink, target: { to: "/" }, tone: "dark" },
      ]}
    />
  );
}
