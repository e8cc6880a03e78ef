import { Drawing } from "../components/drawing";
import { PageHead } from "../components/page-head";

/**
 * Shown when a page or the layout throws, without a stack trace. Its links are plain `<a>`: loading a page again helps
 * where the app is broken. It has no style sheet of its own, which would be part of every page.
 */
export function ErrorPage() {
  return (
    <PageHead
      title="Unexpected Application Error!"
      lead="Something on our side broke while this page was being put together. Nothing of yours is lost."
      links={[
        { text: "Respawn at Home", target: { href: "/" }, icon: "bed" },
        { text: "Call for Backup", target: { href: "/support" }, icon: "users", tone: "dark" },
      ]}
      drawing={<Drawing name="missing-deck" />}
    />
  );
}
