import { Chip } from "../../components/chip";
import { SearchField } from "../../components/search-field";
import type { PageProps } from "../../entry/page-props";
import "./filter.css";
import type { GameFilter } from "./game-filter";
import type { loader } from "./loader";

type FilterProps = PageProps<typeof loader>["data"]["filter"] & {
  filter: GameFilter;
  onChange: (change: Partial<GameFilter>) => void;
};

export function Filter({ search, label, categories, filter, onChange }: FilterProps) {
  return (
    <search className="games-filter">
      <SearchField
        label={search}
        text={filter.text}
        onChange={(text) => onChange({ text })}
        controls="games-found"
      />
      {categories.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className="games-filter-categories" role="group" aria-label={label}>
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
