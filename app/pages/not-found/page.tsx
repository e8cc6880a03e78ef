import { meta as texts } from "../../content/pages/not-found";
import type { PageMeta } from "../../seo/page-meta";
import { Message } from "./message";

export const meta: PageMeta = { ...texts, hidden: true };

export default function NotFoundPage() {
  return <Message />;
}
