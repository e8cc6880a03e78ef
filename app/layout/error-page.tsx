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
      actions={[
        { label: "Respawn at Home", icon: "bed", target: { href: "/" } },
        { label: "Call for Backup", icon: "users", target: { href: "/support" } },
      ]}
      drawing={<Drawing name="missing-deck" />}
    />
  );
}
