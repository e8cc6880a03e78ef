/** Addresses of an old site, and where they lead. */
export { default as redirects } from "../../content/redirects.yaml";
