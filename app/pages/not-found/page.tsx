import type { PageMeta } from "../../seo/page-meta";
import { Message } from "./message";

export const meta: PageMeta = {
  name: "Page Not Found",
  title: "Game Over! Page Not Found",
  description: "This page fell out of the world. Respawn at home, or call for backup.",
  hidden: true,
};

export default function NotFoundPage() {
  return <Message />;
}
