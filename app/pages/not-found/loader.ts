import type { Site } from "../../../site/site";
import type { PageHead } from "../../loaders/head";

export function loader({ records }: Site) {
  return records["pages/not-found"].message;
}

export function head({ records }: Site): PageHead {
  return { meta: { ...records["pages/not-found"].meta, hidden: true } };
}
