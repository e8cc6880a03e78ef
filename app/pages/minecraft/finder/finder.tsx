import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Choice } from "../../../components/choice";
import { Meter } from "../../../components/meter";
import { timing } from "../../../hooks/timing";
import "./finder.css";
import { FinderAnswer } from "./finder-answer";
import { FinderTable } from "./finder-table";
import { playerCounts } from "./player-counts";
import type { FinderChoice, Finder as FinderProps } from "./use-finder";

const labelledCounts = [2, 10, 20, 50, 100];

/** Asks for players and kind of world, and names the plan for them. Without script it is a table. */
export function Finder(finder: FinderProps) {
  const spoken = useSettled(finder.changed ? finder.spoken : "");
  return (
    <section className="minecraft-finder slab" aria-labelledby="finder">
      <h2 className="visually-hidden" id="finder">
        {finder.words.title}
      </h2>
      <Fields {...finder} />
      <FinderTable {...finder} />
      <FinderAnswer {...finder} />
      <p className="visually-hidden" role="status">
        {spoken}
      </p>
    </section>
  );
}

/** Follows a text once it has not changed for a while: a screen reader would read every one on the way. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), timing.finderPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function Fields({ words, worlds, playerLabels, start, players, world, onChange }: FinderProps) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const before = useRef(start);
  // What was chosen before hydration. Read first, since the page applies its URL in a layout effect; reported last.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    before.current = choiceIn(fields.current, start);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    const choice = before.current;
    if (choice.players !== start.players || choice.world !== start.world) onChange(choice);
  }, []);
  const index = playerCounts.indexOf(players);
  return (
    <div className="minecraft-finder-fields" ref={fields}>
      <div className="minecraft-finder-players">
        <label className="minecraft-finder-label" htmlFor={id}>
          {words.players}
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
            aria-valuetext={playerLabels[index]}
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
        <legend className="minecraft-finder-label">{words.worlds}</legend>
        {worlds.map((kind) => (
          <Choice
            key={kind.id}
            group="world"
            value={kind.id}
            title={kind.title}
            note={kind.hint}
            checked={kind.id === world}
            onChoose={() => onChange({ world: kind.id })}
          />
        ))}
      </fieldset>
    </div>
  );
}

function choiceIn(fields: HTMLElement | null, start: FinderChoice): FinderChoice {
  const slider = fields?.querySelector<HTMLInputElement>("[type=range]");
  const radio = fields?.querySelector<HTMLInputElement>("[type=radio]:checked");
  return {
    players: playerCounts[slider?.valueAsNumber ?? -1] ?? start.players,
    world: radio?.value ?? start.world,
  };
}
