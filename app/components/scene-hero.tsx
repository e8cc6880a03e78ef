import type { ReactNode } from "react";
import type { Scene } from "../../site/drawings";
import { ButtonRow, type ButtonRowLink } from "./button-row";
import { Eyebrow, type EyebrowProps } from "./eyebrow";
import { FirstScreenEnd } from "./first-screen-end";
import "./scene-hero.css";
import { SceneLights } from "./scene-lights";
import { ScenePicture } from "./scene-picture";
import { Sky } from "./sky";

type SceneHeroProps = {
  /** At the right of the words, or under them on a narrow screen. */
  scene?: Scene;
  /** What the scene shows; empty for decoration. */
  alt?: string | undefined;
  /** The sky behind the scene. The page imports the file with this name from styles/skies. */
  sky?: "dusk" | "evening" | "midnight" | "one-am" | "two-am" | "five-am" | "sunrise";
  /** Above the eyebrow, such as a link back. */
  above?: ReactNode;
  eyebrow?: EyebrowProps;
  title: string;
  lead: string;
  links?: readonly ButtonRowLink[];
  behind?: ReactNode;
  /**
   * What follows, and so how far the scene overlaps it: it covers neither the labels of more than two figures nor tabs, and
   * it stands on a rule.
   */
  next?: "section" | "few-figures" | "figures" | "tabs";
};

/** The top of every page but the home page, /games, /minecraft and the 404 page: its words and a place of the island. */
export function SceneHero(props: SceneHeroProps) {
  const { scene, alt = "", sky, above, eyebrow, title, lead, links = [], behind, next } = props;
  return (
    <section className="scene-hero" data-sky={sky} data-next={next}>
      <Sky />
      <div className="scene-hero-columns page-width">
        <div className="scene-hero-copy">
          {above}
          {eyebrow && <Eyebrow {...eyebrow} />}
          <h1 className="scene-hero-title">{title}</h1>
          <p className="lead">{lead}</p>
          <ButtonRow links={links} />
        </div>
        {scene && (
          <div className="scene-hero-scene" data-scene={scene.name}>
            {scene.name.includes(".") ? (
              <ScenePicture {...scene} alt={alt} />
            ) : (
              <>
                {behind}
                {/* The largest paint of the page. */}
                <img
                  className="scene-hero-picture"
                  src={scene.src}
                  width={scene.width}
                  height={scene.height}
                  alt={alt}
                  fetchPriority="high"
                />
              </>
            )}
            {scene.lights && <SceneLights {...scene.lights} />}
          </div>
        )}
      </div>
      <FirstScreenEnd />
    </section>
  );
}
