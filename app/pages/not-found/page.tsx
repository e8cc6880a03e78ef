import { useEffect } from "react";
import { useLocation } from "react-router";
import { destinations } from "../../content/brand";
import { Message } from "./message";

export default function NotFoundPage() {
  const { pathname } = useLocation();
  useEffect(() => {
    // Hosts with our redirects answer so themselves.
    if (/^\/backstage(\/|$)/.test(pathname)) location.replace(destinations.clientArea);
  }, [pathname]);
  return <Message />;
}
