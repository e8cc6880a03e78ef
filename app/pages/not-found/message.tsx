import { ButtonRow } from "../../components/button-row";
import { Drawing } from "../../components/drawing";
import { Eyebrow } from "../../components/eyebrow";
import { FirstScreenEnd } from "../../components/first-screen-end";
import { Sky } from "../../components/sky";
import type { PageProps } from "../../entry/page-props";
import "../../styles/hours.css";
import type { loader } from "./loader";
import "./message.css";

export function Message(message: PageProps<typeof loader>["data"]) {
  return (
    <section className="not-found-message" data-ground="hour-24">
      <Sky />
      <div className="not-found-message-columns page-width">
        <div className="not-found-message-text">
          <Eyebrow cell={9} figure="404" text={message.eyebrow} missing />
          <h1 className="not-found-message-title">
            <span>{message.title[0]}</span> <span>{message.title[1]}</span>
          </h1>
          <p className="lead">{message.lead}</p>
          <ButtonRow
            links={[
              { text: message.homeLink, target: { to: "/" }, icon: "bed" },
              { text: message.supportLink, target: { to: "/support" }, icon: "users", tone: "dark" },
            ]}
          />
        </div>
        <div className="not-found-message-drawing">
          <Drawing name="missing-deck" firstScreen />
          <Drawing name="missing-deck" firstScreen />
        </div>
      </div>
      <FirstScreenEnd />
    </section>
  );
}
