import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { Eyebrow } from "../../components/eyebrow";
import type { PageMeta } from "../../seo/page-meta";
import "./page.css";

export const meta: PageMeta = {
  name: "Page Not Found",
  title: "Game Over! Page Not Found",
  description: "This page fell out of the world. Respawn at home, or call for backup.",
  hidden: true,
};

export default function NotFoundPage() {
  return (
    <section className="not-found page-width">
      <div className="not-found-text">
        <Eyebrow cell={9} figure="404" missing>
          one tick missing
        </Eyebrow>
        <h1 className="not-found-title">
          <span>Game Over!</span> <span>Page Not Found</span>
        </h1>
        <p className="lead">This page fell out of the world. Your inventory is safe.</p>
        <ButtonRow
          links={[
            { text: "Respawn at Home", target: { to: "/" }, icon: "bed" },
            { text: "Call for Backup", target: { to: "/support" }, icon: "users", tone: "dark" },
          ]}
        />
      </div>
      <div className="not-found-drawing">
        <Drawing name="missing-deck" firstScreen />
      </div>
    </section>
  );
}
