import type { ReactNode } from "react";
import { Eyebrow } from "../../components/eyebrow";
import { Sky } from "../../components/sky";
import { type Game, games } from "../../content/games";
import { head } from "../../content/pages/games";
import "../../styles/skies/evening.css";
import "./head.css";
import { Shelf } from "./shelf";

const { eyebrow, title, titleForOne = title, lead } = head;

type HeadProps = { shown: readonly Game[]; filter: ReactNode };

/**
 * The words and the filter at the left; at the right the blocks, which stand on the lower edge. On a narrow screen the filter
 * is under the blocks, so that what it finds is beside it.
 */
export function Head({ shown, filter }: HeadProps) {
  return (
    <section className="games-head" data-sky="evening">
      <Sky />
      <div className="games-head-columns page-width">
        <div className="games-head-copy">
          <Eyebrow {...eyebrow} />
          <h1 className="games-head-title">{games.length === 1 ? titleForOne : title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="games-head-filter">{filter}</div>
        <Shelf shown={shown} />
      </div>
    </section>
  );
}
