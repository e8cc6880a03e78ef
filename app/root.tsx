import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Outlet, useLoaderData, useLocation, useMatches } from "react-router";
import { countPageView } from "./browser/count-page-view";
import { revealOnScroll } from "./browser/reveal-on-scroll";
import type { LoadedPage } from "./entry/load-page";
import { useDocumentHead } from "./hooks/use-document-head";
import { LayoutDataContext, useLayoutData } from "./hooks/use-layout-data";
import { useRouteChange } from "./hooks/use-route-change";
import { useTextLanguage } from "./hooks/use-text-language";
import { Announcement } from "./layout/announcement";
import { Footer } from "./layout/footer";
import { Header } from "./layout/header";
import type { LayoutData } from "./layout/loader";
import { OfflineNotice } from "./layout/offline-notice";
import { RouteLoader } from "./layout/route-loader";
import { ScrollToTop } from "./layout/scroll-to-top";
import "./styles/styles.css";
import "./root.css";

/** The layout around every page. */
export function Root() {
  const layout = useLoaderData<LayoutData>();
  const match = useMatches().at(-1);
  const { meta, untranslated } = (match?.loaderData as LoadedPage | undefined) ?? {};
  const { pathname, key } = useLocation();
  const { loading, loadingSince, navigated, unreachable, restoreFocus } = useRouteChange();
  useDocumentHead(meta);
  useTextLanguage(untranslated);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const { title, referrer } = document;
    const { analytics, brand } = layout;
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
    <LayoutDataContext value={layout}>
      <div inert={inert}>
        <SkipLink />
        {/* The id of a route is its pattern. */}
        <Header page={match?.id} />
        <Announcement />
        <main id="main" className="root-main" tabIndex={-1} ref={main}>
          <Outlet />
        </main>
        <Footer page={match?.id} />
        <ScrollToTop />
        {unreachable && !loading && <OfflineNotice key={key} path={unreachable} onClose={restoreFocus} />}
      </div>
      <RouteLoader
        loadingSince={loadingSince}
        pageTitle={navigated && meta && !unreachable ? meta.title : ""}
      />
    </LayoutDataContext>
  );
}

/** First stop of the Tab key. The address stays as it is: on /legal the hash says which document is open. */
function SkipLink() {
  const { words } = useLayoutData();
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it is an ordinary link
    <a className="root-skip-link" href="#main" onClick={focusMain}>
      {words.page.skip}
    </a>
  );
}

function focusMain(event: MouseEvent) {
  const main = document.getElementById("main");
  event.preventDefault();
  main?.focus({ preventScroll: true });
  main?.scrollIntoView();
}

/** Follows a flag, but is true only after the next paint: for work that must not delay that paint. */
function useAfterPaint(flag: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!flag) return;
    let timer: ReturnType<typeof setTimeout>;
    // A timer that is set in a frame runs after its paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      setPainted(false);
    };
  }, [flag]);
  return flag && painted;
}
