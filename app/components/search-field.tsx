import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { useLayoutData } from "../hooks/use-layout-data";
import { Icon } from "./icon";
import "./search-field.css";

type SearchFieldProps = {
  label: string;
  text: string;
  onChange: (text: string) => void;
  /** Id of the list that it filters. */
  controls: string;
};

export function SearchField({ label, text, onChange, controls }: SearchFieldProps) {
  const { words } = useLayoutData();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const typed = useRef("");
  // What was typed before hydration. Read first, since a parent may set the text in a layout effect; reported last.
  useLayoutEffect(() => {
    typed.current = input.current?.value ?? "";
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (typed.current !== "") onChange(typed.current);
  }, []);
  return (
    <div className="search-field">
      <Icon name="search" size="large" />
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input
        ref={input}
        className="search-field-input"
        id={id}
        type="search"
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        aria-controls={controls}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {text !== "" && (
        <button
          type="button"
          className="search-field-clear"
          aria-label={words.page.clearSearch}
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}
