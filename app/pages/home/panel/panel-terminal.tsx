import { Fragment } from "react";
import { panel } from "../../../content/pages/home";
import { terminalLines } from "../../../content/panel-preview";
import "./panel-terminal.css";

export function PanelTerminal() {
  if (terminalLines.length === 0) return null;
  return (
    <section className="home-panel-terminal" aria-label={panel.console}>
      <pre className="home-panel-terminal-text">
        {terminalLines.map(({ id, segments }) => (
          <span key={id} className="home-panel-terminal-line">
            {segments.map(({ tone, text }, position) => (
              <Fragment key={text}>
                {position > 0 && " "}
                <span data-tone={tone}>{text}</span>
              </Fragment>
            ))}
            {"\n"}
          </span>
        ))}
      </pre>
    </section>
  );
}
