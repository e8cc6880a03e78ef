import type { InputHTMLAttributes } from "react";

type Described = { id: string; rawErrors?: readonly string[] | undefined };

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value" | "id"> & {
  field: Described & { value?: unknown };
  onChange: (text: string) => void;
};

/** The input of a field. */
export function TextInput({ field, onChange, ...others }: TextInputProps) {
  return (
    <input
      className="input"
      value={String(field.value ?? "")}
      onChange={(event) => onChange(event.target.value)}
      {...describedBy(field)}
      {...others}
    />
  );
}

/** "root_0_monthly" is "0/monthly". */
export function pathOf(id = ""): string {
  return id.split("_").slice(1).join("/");
}

/** The id of a field, with its hint and fault for screen readers. */
export function describedBy({ id, rawErrors }: Described) {
  return { id, "aria-describedby": `${id}-hint ${id}-fault`, "aria-invalid": rawErrors !== undefined };
}
