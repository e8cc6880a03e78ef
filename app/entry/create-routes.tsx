import { useEffect } from "react";
import { type RouteObject, useLoaderData, useRouteError, useRouteLoaderData } from "react-router";
import { addressOf } from "../../site/addresses";
import { OfflineError } from "../browser/offline";
import { LayoutDataContext, useLayoutData } from "../hooks/use-layout-data";
import { ErrorPage } from "../layout/error-page";
import type { LayoutData } from "../layout/loader";
import { Root } from "../root";
import type { LoadedPage } from "./load-page";
import { pageRoutes } from "./match-page";

type Loaders = {
  loadLayout: () => Promise<LayoutData>;
  /** The page at an address of this site. */
  loadPage: (address: string, signal: AbortSignal) => Promise<LoadedPage>;
};

/** The id of the route around all pages. */
export const rootId = "root";

export function createRoutes(layout: LayoutData, { loadLayout, loadPage }: Loaders): RouteObject[] {
  return [
    {
      id: rootId,
      loader: loadLayout,
      // After a saved record. Built, a navigation on the same page has nothing to load, so it ends in the task it begins in.
      shouldRevalidate: () => import.meta.env.DEV,
      Component: Root,
      errorElement: <ErrorRoute layout={layout} />,
      children: [
        {
          errorElement: <ErrorRoute layout={layout} />,
          children: pageRoutes(layout).map(({ path, caseSensitive }) => ({
            id: path,
            path: addressOf(path === "*" ? "/*" : path, layout.language),
            caseSensitive,
            // Not `lazy`: the router keeps its failure, and the page could not be opened when the connection is back.
            loader: ({ request }) => loadPage(new URL(request.url).pathname, request.signal),
            // In development also after a saved record: the address is the same then.
            shouldRevalidate: ({ currentUrl, nextUrl }) =>
              currentUrl.pathname !== nextUrl.pathname ||
              (import.meta.env.DEV && currentUrl.href === nextUrl.href),
            Component: PageOfRoute,
          })),
        },
      ],
    },
  ];
}

function PageOfRoute() {
  const { Page, data } = useLoaderData<LoadedPage>();
  return <Page data={data} />;
}

/** Also around the layout, which gives its data to all else. */
function ErrorRoute({ layout }: { layout: LayoutData }) {
  return (
    <LayoutDataContext value={useRouteLoaderData(rootId) ?? layout}>
      <ErrorTitle />
      <ErrorPage />
    </LayoutDataContext>
  );
}

/** The head is still that of the page before. The rest of it is right for a page that fails in this browser only. */
function ErrorTitle() {
  const { errorPage, offlinePage } = useLayoutData();
  const { documentTitle } = useRouteError() instanceof OfflineError ? offlinePage : errorPage;
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
  return null;
}
