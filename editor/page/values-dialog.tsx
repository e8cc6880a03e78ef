import { useState } from "react";
import { matchesSearch } from "../../app/browser/matches-search";
import { useAnswer } from "./api";
import { Dialog } from "./dialog";

type Value = { name: string; where: string; value: string };

const mostShown = 80;

type ValuesDialogProps = { onChoose: (name: string) => void; onClose: () => void };

/** The values that a text can repeat, with what they are now. */
export function ValuesDialog({ onChoose, onClose }: ValuesDialogProps) {
  const { answer: values = [], fault } = useAnswer<readonly Value[]>("values");
  const [words, setWords] = useState("");
  const shown = values.filter(({ where, value }) => matchesSearch(words, [`${where} ${value}`]));
  return (
    <Dialog title="Insert a value" onClose={onClose}>
      <p className="note">{fault ?? "The page shows the value, also after it has changed."}</p>
      <label className="field-label">
        Search
        <input className="input" value={words} onChange={(event) => setWords(event.target.value)} />
      </label>
      <ul className="choices">
        {shown.slice(0, mostShown).map(({ name, where, value }) => (
          <li key={name}>
            <button type="button" className="choice" onClick={() => onChoose(name)}>
              <strong>{value}</strong> {where} <span className="field-optional">{`{${name}}`}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
