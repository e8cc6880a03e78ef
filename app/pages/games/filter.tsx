import { Chip } from "../../components/chip";
import { SearchField } from "../../components/search-field";
import { gameCategories } from "../../content/games";
import { filter as filterWords } from "../../content/pages/games";
import "./filter.css";
import type { CategoryFilter, GameFilter } from "./game-filter";

const categories: readonly { id: CategoryFilter; label: string }[] = [
  { id: "all", label: filterWords.all },
  ...gameCategories,
];

type FilterProps = { filter: GameFilter; onChange: (change: Partial<GameFilter>) => void };

export function Filter({ filter, onChange }: FilterProps) {
  return (
    <search className="games-filter">
      <SearchField
        label={filterWords.search}
        text={filter.text}
        onChange={(text) => onChange({ text })}
        controls="games-found"
      />
      {gameCategories.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div className="games-filter-categories" role="group" aria-label={filterWords.categories}>
          {categories.map(({ id, label }) => (
            <Chip
              key={id}
              label={label}
              pressed={filter.category === id}
              onPress={() => onChange({ category: id })}
            />
          ))}
        </div>
      )}
    </search>
  );
}
