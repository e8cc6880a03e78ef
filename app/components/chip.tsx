import "./chip.css";

type ChipProps = {
  label: string;
  onPress: () => void;
  pressed: boolean;
};

export function Chip({ label, onPress, pressed }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  );
}
