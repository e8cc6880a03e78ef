import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { Eyebrow } from "../../components/eyebrow";
import "./message.css";

export function Message() {
  return (
    <section className="not-found-message page-width">
      <div className="not-found-message-text">
        <Eyebrow cell={9} figure="404" missing>
          one tick missing
        </Eyebrow>
        <h1 className="not-found-message-title">
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
      <div className="not-found-message-drawing">
        <Drawing name="missing-deck" firstScreen />
      </div>
    </section>
  );
}
