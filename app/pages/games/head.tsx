import type { ReactNode } from "react";
import { Chip } from "../../components/chip";
import { Eyebrow } from "../../components/eyebrow";
import { SearchField } from "../../components/search-field";
import { Sky } from "../../components/sky";
import type { PageProps } from "../../entry/page-props";
import "../../styles/skies/evening.css";
import type { GameFilter } from "./game-filter";
import "./head.css";
import type { loader } from "./loader";

type GamesData = PageProps<typeof loader>["data"];

type HeadProps = GamesData["head"] & { filter: ReactNode; shelf: ReactNode };

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

type FilterProps = GamesData["filter"] & {
  filter: GameFilter;
  onChange: (change: Partial<GameFilter>) => void;
};

export function Filter({ search, label, categories, filter, onChange }: FilterProps) {
  return (
    <search className="games-head-search">
      <SearchField
        label={search}
        text={filter.text}
        onChange={(text) => onChange({ text })}
        controls="games-found"
      />
      {categories.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className="games-head-categories" role="group" aria-label={label}>
          {categories.map((category) => (
            <Chip
              key={category.id}
              label={category.label}
              pressed={filter.category === category.id}
              onPress={() => onChange({ category: category.id })}
            />
          ))}
        </div>
      )}
    </search>
  );
}
