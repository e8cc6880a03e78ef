import type { InputHTMLAttributes } from "react";
import { useFormContext } from "./form-context";

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value"> & {
  id: string;
  value: unknown;
  onChange: (text: string) => void;
};

/** The input of a field, with its hint and fault for screen readers. */
export function TextInput({ id, value, onChange, ...others }: TextInputProps) {
  return (
    <input
      id={id}
      className="input"
      value={String(value ?? "")}
      onChange={(event) => onChange(event.target.value)}
      {...useDescription(id)}
      {...others}
    />
  );
}

/** "root_0_monthly" is "0/monthly". */
export function pathOf(id = ""): string {
  return id.split("_").slice(1).join("/");
}

/** The hint and the fault of a field, for screen readers. */
export function useDescription(id: string) {
  const { faults } = useFormContext();
  return { "aria-describedby": `${id}-hint ${id}-fault`, "aria-invalid": faults.has(pathOf(id)) };
}
