import type { ReactNode } from "react";
import type { PlaceName } from "../art/places/place-drawings";
import { ButtonRow, type ButtonRowLink } from "./button-row";
import { drawingFile } from "./drawing-file";
import { Eyebrow } from "./eyebrow";
import "../styles/skies.css";
import "./scene-hero.css";

type SceneHeroProps = {
  scene: PlaceName;
  /** The time of day, which the colours of the sky and of the scene show. */
  hour: "dusk" | "evening" | "midnight" | "one-am" | "two-am" | "five-am" | "sunrise";
  eyebrow: { cell: number; figure: string; text: string };
  title: string;
  lead: string;
  links?: readonly ButtonRowLink[];
  /** Under the links. */
  note?: ReactNode;
  moon?: boolean;
};

const starryHours: readonly SceneHeroProps["hour"][] = ["midnight", "one-am", "two-am"];

/** The top of a page that is a place of the island: its words, and the place under the sky of its hour. */
export function SceneHero(props: SceneHeroProps) {
  const { scene, hour, eyebrow, title, lead, links = [], note, moon = false } = props;
  const { src, width, height } = drawingFile(scene);
  return (
    <section className="scene-hero" data-hour={hour}>
      <div className="scene-hero-sky" />
      {starryHours.includes(hour) && (
        <img className="scene-hero-stars" src={drawingFile("stars").src} alt="" loading="lazy" />
      )}
      <div className="scene-hero-columns page-width">
        <div className="scene-hero-copy">
          <Eyebrow cell={eyebrow.cell} figure={eyebrow.figure}>
            {eyebrow.text}
          </Eyebrow>
          <h1 className="scene-hero-title">{title}</h1>
          <p className="lead">{lead}</p>
          {links.length > 0 && (
            <div className="scene-hero-actions">
              <ButtonRow links={links} />
            </div>
          )}
          {note}
        </div>
        <div className="scene-hero-scene" data-scene={scene}>
          {moon && <img className="scene-hero-moon" src={drawingFile("moon").src} alt="" loading="lazy" />}
          <img
            className="scene-hero-picture"
            src={src}
            width={width}
            height={height}
            alt=""
            fetchPriority="high"
          />
        </div>
      </div>
    </section>
  );
}
