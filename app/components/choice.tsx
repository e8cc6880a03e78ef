import "./choice.css";

type ChoiceProps = {
  /** Of the group: one of its choices is checked. */
  group: string;
  value: string;
  title: string;
  note: string;
  checked: boolean;
  onChoose: () => void;
  align?: "start" | "center";
};

/** A radio button that looks like a slab, with a title and a note. */
export function Choice({ group, value, title, note, checked, onChoose, align = "start" }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        className="choice-radio"
        type="radio"
        name={group}
        value={value}
        checked={checked}
        onChange={onChoose}
      />
      <span className="choice-face" data-align={align}>
        <b className="choice-title">{title}</b> <span>{note}</span>
      </span>
    </label>
  );
}
