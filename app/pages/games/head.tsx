import type { ReactNode } from "react";
import { Eyebrow } from "../../components/eyebrow";
import { Sky } from "../../components/sky";
import type { PageProps } from "../../entry/page-props";
import "../../styles/skies/evening.css";
import "./head.css";
import type { loader } from "./loader";

type HeadProps = PageProps<typeof loader>["data"]["head"] & { filter: ReactNode; shelf: ReactNode };

/**
 * The words and the filter at the left; at the right the blocks, which stand on the lower edge. On a narrow screen the filter
 * is under the blocks, so that what it finds is beside it.
 */
export function Head({ eyebrow, title, lead, filter, shelf }: HeadProps) {
  return (
    <section className="games-head" data-sky="evening">
      <Sky />
      <div className="games-head-columns page-width">
        <div className="games-head-copy">
          <Eyebrow {...eyebrow} />
          <h1 className="games-head-title">{title}</h1>
          <p className="lead">{lead}</p>
        </div>
        <div className="games-head-filter">{filter}</div>
        {shelf}
      </div>
    </section>
  );
}
