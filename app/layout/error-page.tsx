import { useLocation, useRouteError } from "react-router";
import { pageAt, type SiteHref } from "../../site/addresses";
import { OfflineError } from "../browser/offline";
import { useAddress } from "../components/any-link";
import { useDrawingFile } from "../components/drawing";
import { SceneHero } from "../components/scene-hero";
import { useLayoutData } from "../hooks/use-layout-data";

/**
 * Shown when a page or the layout throws, without a stack trace. Its links are plain `<a>`: loading a page again helps
 * where the app is broken. It has no style sheet of its own, which would be part of every page.
 */
export function ErrorPage() {
  return useRouteError() instanceof OfflineError ? <OfflinePage /> : <BrokenPage />;
}

function BrokenPage() {
  const { errorPage } = useLayoutData();
  const addressOf = useAddress();
  const { src, width, height } = useDrawingFile("missing-deck");
  return (
    <SceneHero
      {...errorPage}
      links={[
        { text: errorPage.homeLink, target: { href: addressOf("/").address }, icon: "bed" },
        {
          text: errorPage.supportLink,
          target: { href: addressOf("/support").address },
          icon: "users",
          tone: "dark",
        },
      ]}
      scene={{ name: "missing-deck", src, width, height }}
    />
  );
}

/** After back or forward to a page that is not loaded yet. Without pictures: they could not be loaded either. */
function OfflinePage() {
  const { errorPage, language, offlinePage, words } = useLayoutData();
  const { pathname, search, hash } = useLocation();
  return (
    <SceneHero
      {...offlinePage}
      links={[
        {
          text: words.page.tryAgain,
          target: { to: `${pageAt(pathname, language)}${search}${hash}` as SiteHref },
        },
        { text: errorPage.homeLink, target: { to: "/" }, tone: "dark" },
      ]}
    />
  );
}
