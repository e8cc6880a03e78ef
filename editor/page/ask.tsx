import { useState } from "react";
import { Dialog } from "./dialog";

type Question = {
  title: string;
  text?: string;
  /** The words on the button that does it. */
  button: string;
  /** Whether it removes something. */
  isDangerous?: boolean;
  /** A text that is asked for. */
  label?: string;
  value?: string;
};

type Asked = Question & { answer: (text: string | undefined) => void };

let show = (_asked: Asked | undefined) => {};

/** The text that the owner typed, or an empty one; undefined if the dialog was closed. */
export function ask(question: Question): Promise<string | undefined> {
  return new Promise((answer) => show({ ...question, answer }));
}

/** The dialog of `ask`: once in the page. */
export function AskDialog() {
  const [asked, setAsked] = useState<Asked>();
  show = setAsked;
  if (!asked) return null;
  const { title, text, button, isDangerous = false, label, value = "", answer } = asked;
  /** Once the dialog is closed, which gives the focus back. */
  const end = (text?: string) => {
    setAsked(undefined);
    setTimeout(() => answer(text));
  };
  return (
    <Dialog title={title} closeWords={isDangerous ? "Keep it" : "Close"} onClose={() => end()}>
      <form
        className="record"
        onSubmit={(event) => {
          event.preventDefault();
          end(String(new FormData(event.currentTarget).get("text") ?? ""));
        }}
      >
        {text && <p>{text}</p>}
        {label && (
          <label className="field-label">
            {label}
            <input className="input" name="text" defaultValue={value} />
          </label>
        )}
        <button type="submit" className="button" data-main="true" data-danger={isDangerous}>
          {button}
        </button>
      </form>
    </Dialog>
  );
}
