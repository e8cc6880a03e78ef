import { useEffect, useLayoutEffect, useRef } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { countPageView } from "./browser/count-page-view";
import { revealOnScroll } from "./browser/reveal-on-scroll";
import { analytics, brand } from "./content/brand";
import { pageAt } from "./content/languages";
import { useAfterPaint } from "./hooks/use-after-paint";
import { useRouteChange } from "./hooks/use-route-change";
import { Announcement } from "./layout/announcement";
import { Footer } from "./layout/footer";
import { Header } from "./layout/header";
import { OfflineNotice } from "./layout/offline-notice";
import { RouteLoader } from "./layout/route-loader";
import { ScrollToTop } from "./layout/scroll-to-top";
import { SkipLink } from "./layout/skip-link";
import { documentTitle, type PageMeta } from "./seo/page-meta";
import { useDocumentHead } from "./seo/use-document-head";
import "./styles/styles.css";
import "virtual:script-styles";
import "./root.css";

/** The layout around every page. */
export function Root() {
  const match = useMatches().at(-1);
  const meta = (match?.loaderData as { meta: PageMeta } | undefined)?.meta;
  const { pathname, key } = useLocation();
  const { loading, loadingSince, navigated, unreachable, restoreFocus } = useRouteChange();
  useDocumentHead(meta, pageAt(pathname));
  useEffect(() => {
    const { title, referrer } = document;
    // Not while the owner edits: only visits to the built site count.
    if (import.meta.env.PROD && analytics)
      countPageView(analytics, { domain: brand.domain, path: pathname, title, referrer });
  }, [pathname]);
  const main = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pathname is another page in the same element
  useLayoutEffect(() => (main.current ? revealOnScroll(main.current) : undefined), [pathname]);
  useEffect(() => {
    // The style sheets and the browser tests read it: from here on the app handles events.
    document.documentElement.dataset.app = "running";
  }, []);
  // Inert restyles the whole page: at a quarter of the processor the loader would be painted 70 to 140 ms later.
  const inert = useAfterPaint(loading);
  return (
    <>
      <div inert={inert}>
        <SkipLink />
        {/* The id of a route is its pattern. */}
        <Header page={match?.id} />
        {import.meta.env.HAS_ANNOUNCEMENT && <Announcement />}
        <main id="main" className="root-main" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
        <Footer page={match?.id} />
        <ScrollToTop />
      </div>
      {unreachable && !loading && <OfflineNotice key={key} path={unreachable} onClose={restoreFocus} />}
      <RouteLoader
        loadingSince={loadingSince}
        pageTitle={navigated && meta && !unreachable ? documentTitle(meta) : ""}
      />
    </>
  );
}
