import { Drawing } from "../../components/drawing";
import { MessagePage } from "../../components/message-page";
import type { PageMeta } from "../../seo/page-meta";

export const meta: PageMeta = {
  name: "Page Not Found",
  title: "Game Over! Page Not Found",
  description: "This page fell out of the world. Respawn at home, or call for backup.",
  hidden: true,
};

export default function NotFoundPage() {
  return (
    <MessagePage
      figure="404"
      aside="one tick missing"
      title={["Game Over!", "Page Not Found"]}
      lead="This page fell out of the world. Your inventory is safe."
      links={[
        { text: "Respawn at Home", target: { to: "/" }, icon: "bed" },
        { text: "Call for Backup", target: { to: "/support" }, icon: "users", tone: "dark" },
      ]}
      drawing={<Drawing name="missing-deck" firstScreen />}
    />
  );
}
