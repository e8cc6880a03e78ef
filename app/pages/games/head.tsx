import type { ReactNode } from "react";
import { Eyebrow } from "../../components/eyebrow";
import { Sky } from "../../components/sky";
import { games } from "../../content/games";
import { head } from "../../content/pages/games";
import "../../styles/skies/evening.css";
import "./head.css";
import { Shelf } from "./shelf";

const { eyebrow, title, titleForOne = title, lead } = head;

/** The words and the filter at the left; at the right the blocks, which stand on the lower edge. */
export function Head({ filter }: { filter: ReactNode }) {
  return (
    <section className="games-head" data-sky="evening">
      <Sky />
      <div className="games-head-columns page-width">
        <div className="games-head-copy">
          <Eyebrow {...eyebrow} />
          <h1 className="games-head-title">{games.length === 1 ? titleForOne : title}</h1>
          <p className="lead">{lead}</p>
          {filter}
        </div>
        <Shelf games={games} />
      </div>
    </section>
  );
}
