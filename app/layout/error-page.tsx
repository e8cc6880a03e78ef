import { DeadEnd } from "../components/dead-end";
import { Drawing } from "../components/drawing";

/**
 * What stands where a page or the layout has failed: no stack, and a way out. Its links are plain ones on purpose:
 * a fresh document mends what a broken app cannot.
 */
export function ErrorPage() {
  return (
    <DeadEnd
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
