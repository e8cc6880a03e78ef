import { useEffect } from "react";
import { type RouteObject, useLoaderData, useRouteError } from "react-router";
import { OfflineError } from "../browser/offline";
import { addressOf } from "../content/languages";
import { errorPage, offlinePage } from "../content/layout";
import { ErrorPage } from "../layout/error-page";
import { Root } from "../root";
import { documentTitle } from "../seo/page-meta";
import { pageRoutes } from "./match-page";
import { type LoadedPage, loadPage } from "./page-modules";

/** Called when the code of a page cannot be fetched; never resolves, or throws and the error page shows. */
type Recover = (error: unknown, signal: AbortSignal) => Promise<never>;

export function createRoutes(recover: Recover): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorRoute,
      children: [
        {
          ErrorBoundary: ErrorRoute,
          children: pageRoutes.map(({ path, pattern, caseSensitive }) => ({
            id: path,
            path: addressOf(path === "*" ? "/*" : path),
            caseSensitive,
            // Not `lazy`: the router keeps its failure, and the page could not be opened when the connection is back.
            loader: ({ params, request }) =>
              loadPage(pattern, params.slug ?? path).catch((error) => recover(error, request.signal)),
            shouldRevalidate: ({ currentParams, nextParams }) => currentParams.slug !== nextParams.slug,
            Component: PageOfRoute,
          })),
        },
      ],
    },
  ];
}

function PageOfRoute() {
  const { Page } = useLoaderData<LoadedPage>();
  return <Page />;
}

/** The head is still that of the page before. The rest of it is right for a page that fails in this browser only. */
function ErrorRoute() {
  const { title } = useRouteError() instanceof OfflineError ? offlinePage : errorPage;
  useEffect(() => {
    document.title = documentTitle({ title });
  }, [title]);
  return <ErrorPage />;
}
