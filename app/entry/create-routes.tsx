import { type RouteObject, useLoaderData } from "react-router";
import { addressOf } from "../content/languages";
import { ErrorPage } from "../layout/error-page";
import { Root } from "../root";
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
