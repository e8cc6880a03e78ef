import { Drawing } from "../components/drawing";
import { MessagePage } from "../components/message-page";

/**
 * Shown when a page or the layout throws, without a stack trace. Its links are plain `<a>`: loading a page again helps
 * where the app is broken.
 */
export function ErrorPage() {
  return (
    <MessagePage
      figure="500"
      aside="one tick dropped"
      title={["Unexpected", "Application Error!"]}
      lead="Something on our side broke while this page was being put together. Nothing of yours is lost."
      links={[
        { text: "Respawn at Home", target: { href: "/" }, icon: "bed" },
        { text: "Call for Backup", target: { href: "/support" }, icon: "users", tone: "dark" },
      ]}
      drawing={<Drawing name="missing-deck" />}
    />
  );
}
