import type { InputHTMLAttributes } from "react";

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
      {...describedBy(id)}
      {...others}
    />
  );
}

export function describedBy(id: string): { "aria-describedby": string } {
  return { "aria-describedby": `${id}-hint ${id}-fault` };
}
