import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { Choice } from "../../../components/choice";
import { Meter } from "../../../components/meter";
import { finder as texts } from "../../../content/pages/minecraft";
import { worldKinds } from "../../../content/plan-finder";
import { plural } from "../../../format/phrase";
import { timing } from "../../../hooks/timing";
import { useSettled } from "../../../hooks/use-settled";
import { playerCounts } from "./find-plan";
import "./finder.css";
import { FinderAnswer } from "./finder-answer";
import { FinderTable } from "./finder-table";
import { spokenAnswer } from "./finder-words";
import { type Finder as FinderProps, startChoice } from "./use-finder";

const labelledCounts = [2, 10, 20, 50, 100];

/** Asks for players and kind of world, and names the plan for them. Without script it is a table. */
export function Finder(finder: FinderProps) {
  const spoken = useSettled(finder.changed ? spokenAnswer(finder) : "", timing.finderPause);
  return (
    <section className="minecraft-finder slab" aria-labelledby="finder">
      <h2 className="visually-hidden" id="finder">
        {texts.title}
      </h2>
      <Fields {...finder} />
      <FinderTable />
      <FinderAnswer {...finder} />
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </section>
  );
}

function Fields({ players, world, onChange }: FinderProps) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const before = useRef(startChoice);
  // What was chosen before hydration. Read first, since the page applies its URL in a layout effect; reported last.
  useLayoutEffect(() => {
    before.current = choiceIn(fields.current);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const choice = before.current;
    if (choice?.players !== startChoice?.players || choice?.world !== startChoice?.world)
      onChange({ ...choice });
  }, []);
  const index = playerCounts.indexOf(players);
  return (
    <div className="minecraft-finder-fields" ref={fields}>
      <div className="minecraft-finder-players">
        <label className="minecraft-finder-label" htmlFor={id}>
          {texts.players}
        </label>
        {/* Not an <output>, which would announce what the slider says itself. */}
        <span key={players} className="minecraft-finder-count figure" aria-hidden="true">
          {players}
        </span>
        <div className="minecraft-finder-track">
          <Meter cells={index + 1} />
          <input
            className="minecraft-finder-range"
            id={id}
            type="range"
            min={0}
            max={playerCounts.length - 1}
            value={index}
            aria-valuetext={plural(texts.playerCount, players)}
            onChange={({ target }) => onChange({ players: playerCounts[target.valueAsNumber] ?? players })}
          />
        </div>
        <div className="minecraft-finder-counts" aria-hidden="true">
          {labelledCounts.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </div>
      </div>
      <fieldset className="minecraft-finder-worlds">
        <legend className="minecraft-finder-label">{texts.worlds}</legend>
        {worldKinds.map((kind) => (
          <Choice
            key={kind.id}
            group="world"
            value={kind.id}
            title={kind.title}
            note={kind.hint}
            checked={kind.id === world.id}
            onChoose={() => onChange({ world: kind })}
          />
        ))}
      </fieldset>
    </div>
  );
}

function choiceIn(fields: HTMLElement | null) {
  const slider = fields?.querySelector<HTMLInputElement>("[type=range]");
  const radio = fields?.querySelector<HTMLInputElement>("[type=radio]:checked");
  if (!slider || !startChoice) return startChoice;
  return {
    players: playerCounts[slider.valueAsNumber] ?? startChoice.players,
    world: worldKinds.find(({ id }) => id === radio?.value) ?? startChoice.world,
  };
}
