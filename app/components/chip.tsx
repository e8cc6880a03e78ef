import "./chip.css";

type ChipProps = {
  label: string;
  onPress: () => void /** For a choice among several; absent for a plain action. */;
  pressed?: boolean;
};

/** A small square button: a suggestion, or one choice among several. */
export function Chip({ label, onPress, pressed }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  );
}
