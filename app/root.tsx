import { useEffect } from "react";
import { Outlet, useLocation, useMatches } from "react-router";
import { useRouteChange } from "./behavior/use-route-change";
import { documentTitle, type PageMeta } from "./page-meta";
import type { PageHandle } from "./routes";
import { Footer } from "./shell/footer";
import { Header } from "./shell/header";
import { RouteLoader } from "./shell/route-loader";
import { ScrollToTop } from "./shell/scroll-to-top";
import { SkipLink } from "./shell/skip-link";
import "./styles/styles.css";
import "./root.css";
import { useDocumentHead } from "./use-document-head";

/** The shell around every page. */
export function Root() {
  const meta = usePageMeta();
  const { pathname } = useLocation();
  const { loading, arrived } = useRouteChange();
  useDocumentHead(meta, pathname);
  useEffect(() => {
    // Says that the page answers to script from here on; the browser tests wait for it.
    document.documentElement.dataset.app = "running";
  }, []);
  return (
    <>
      <div inert={loading}>
        <SkipLink />
        <Header />
        <main id="main" className="root-main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <ScrollToTop />
      </div>
      <RouteLoader loading={loading} arrivedAt={arrived && meta ? documentTitle(meta) : ""} />
    </>
  );
}

function usePageMeta(): PageMeta | undefined {
  const match = useMatches().at(-1);
  return (match?.handle as PageHandle | undefined)?.metaFor(match?.params ?? {});
}
