import { useEffect } from "react";
import { useLocation } from "react-router";
import type { PageProps } from "../../entry/page-props";
import { useLayoutData } from "../../hooks/use-layout-data";
import type { loader } from "./loader";
import { Message } from "./message";

export default function NotFoundPage({ data }: PageProps<typeof loader>) {
  const { pathname } = useLocation();
  const { clientArea } = useLayoutData().destinations;
  useEffect(() => {
    // Hosts with our redirects answer so themselves.
    if (/^\/backstage(\/|$)/.test(pathname)) location.replace(clientArea);
  }, [pathname, clientArea]);
  return <Message {...data} />;
}
