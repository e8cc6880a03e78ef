import { type RouteObject, useLoaderData, useLocation, useRouteError } from "react-router";
import { OfflineError } from "../browser/offline";
import { addressOf, pageAt } from "../content/languages";
import { errorPage, offlinePage } from "../content/layout";
import { ErrorPage as ErrorMessage } from "../layout/error-page";
import { Root } from "../root";
import { useDocumentHead } from "../seo/use-document-head";
import { pageRoutes } from "./match-page";
import { type LoadedPage, loadPage } from "./page-modules";

/** Called when the code of a page cannot be fetched; never resolves, or throws and the error page shows. */
type Recover = (error: unknown, signal: AbortSignal) => Promise<never>;

export function createRoutes(recover: Recover): RouteObject[] {
  return [
    {
      Component: Root,
      ErrorBoundary: ErrorPage,
      children: [
        {
          ErrorBoundary: ErrorPage,
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

/** Where the data of a page did not arrive, nothing else replaces the head of the page before. */
function ErrorPage() {
  const { title, lead } = useRouteError() instanceof OfflineError ? offlinePage : errorPage;
  const path = pageAt(useLocation().pathname);
  useDocumentHead({ name: title, title, description: lead, hidden: true }, path);
  return <ErrorMessage />;
}
