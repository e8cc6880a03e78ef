import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { restSections } from "./browser/rest-sections";
import { revealOnScroll } from "./browser/reveal-on-scroll";
import { useOncePainted } from "./hooks/use-once-painted";
import { useRouteChange } from "./hooks/use-route-change";
import { useRoutedLinks } from "./hooks/use-routed-links";
import { Footer } from "./layout/footer";
import { Header } from "./layout/header";
import { RouteLoader } from "./layout/route-loader";
import { ScrollToTop } from "./layout/scroll-to-top";
import { SkipLink } from "./layout/skip-link";
import type { PageHandle } from "./routes";
import { documentTitle, type PageMeta } from "./seo/page-meta";
import "./styles/styles.css";
import "./root.css";
import { useDocumentHead } from "./seo/use-document-head";

/* Made once: a change of page does not render them again. */
const aboveMain = (
  <>
    <SkipLink />
    <Header />
  </>
);
const belowMain = (
  <>
    <Footer />
    <ScrollToTop />
  </>
);

/** The layout around every page. */
export function Root() {
  const meta = usePageMeta();
  const { pathname } = useLocation();
  const { loading, arrived, announce } = useRouteChange();
  const followLink = useRoutedLinks(announce);
  useDocumentHead(meta, pathname);
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page in the same element
  useLayoutEffect(() => (main.current ? revealOnScroll(main.current) : undefined), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  useLayoutEffect(
    () =>
      restSections((settled) => {
        document.documentElement.dataset.app = settled ? "settled" : "running";
      }),
    [pathname],
  );
  useEffect(() => {
    // Says that the page answers to script from here on; the browser tests wait for it.
    document.documentElement.dataset.app ??= "running";
  }, []);
  // To make a page inert is to style all of it anew: the cover is on the screen before that.
  const covered = useOncePainted(loading);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears the links in it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <div inert={covered} onClick={followLink}>
        {aboveMain}
        <main id="main" className="root-main" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
        {belowMain}
      </div>
      <RouteLoader
        loading={loading}
        ticking={covered}
        arrivedAt={arrived && meta ? documentTitle(meta) : ""}
      />
    </>
  );
}

function usePageMeta(): PageMeta | undefined {
  const match = useMatches().at(-1);
  return (match?.handle as PageHandle | undefined)?.metaFor(match?.params ?? {});
}
