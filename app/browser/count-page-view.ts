/** `site`: Plausible's domain where it differs, or Umami's website ID. */
type Analytics = { product: "plausible" | "umami" | "goatcounter"; host: string; site?: string };

/** What is counted: the address without the site, its title, and where the reader came from. */
type PageView = { domain: string; path: string; title: string; referrer: string };

/**
 * Tells the owner's analytics product about a page view, through the interface that each documents for this. No script of
 * theirs is loaded, nothing is stored in the browser, and errors are ignored: counting must not disturb the reader. A copy
 * of the site on another host, such as localhost or a preview, is not counted as the site.
 */
export function countPageView(analytics: Analytics, view: PageView) {
  // As browsers write it: in small letters, and with ASCII letters only.
  const { hostname } = new URL(`https://${view.domain}`);
  if (![hostname, `www.${hostname}`].includes(location.hostname)) return;
  const { url, body } = requestOf(analytics, view);
  const options = body ? { method: "POST", body: JSON.stringify(body) } : {};
  fetch(url, { ...options, keepalive: true, credentials: "omit" }).catch(() => {});
}

function requestOf({ product, host, site }: Analytics, view: PageView): { url: string; body?: object } {
  const { domain, path, title, referrer } = view;
  const address = (endpoint: string) => new URL(endpoint, host).href;
  switch (product) {
    case "plausible":
      return {
        url: address("/api/event"),
        body: { name: "pageview", domain: site ?? domain, url: `https://${domain}${path}`, referrer },
      };
    case "umami": {
      const { width, height } = screen;
      const device = { language: navigator.language, screen: `${width}x${height}` };
      const payload = { website: site, hostname: domain, url: path, title, referrer, ...device };
      return { url: address("/api/send"), body: { type: "event", payload } };
    }
    case "goatcounter":
      return { url: address(`/count?${new URLSearchParams({ p: path, t: title, r: referrer })}`) };
  }
}
