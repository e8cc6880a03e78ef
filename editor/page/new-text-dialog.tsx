import { type FormEvent, useState } from "react";
import { useAnswer } from "./api";
import { Dialog } from "./dialog";
import { writeDraft } from "./drafts";
import { idFrom } from "./ids";

type NewTextDialogProps = { files: readonly string[]; onClose: () => void };

/** Asks for the title of a new page of text, and opens its form, or that of the page that there is. */
export function NewTextDialog({ files, onClose }: NewTextDialogProps) {
  const [title, setTitle] = useState("");
  const words = title.split(" / ").filter((part) => idFrom(part) !== "");
  const file = ["texts", ...words.map(idFrom)].join("/");
  const address = file.slice("texts".length);
  const isKnown = files.includes(file);
  const { answer, fault = answer } = useAnswer<string | null>("checkTextName", { file }, 150);
  const problem = words.length > 2 ? "A page is in one folder at most: Guides / Backups." : fault;
  const hint = title
    ? "Its address is made from the letters a to z and digits: write some of them."
    : "A page in a folder has that before it: Guides / Backups.";

  function open(event: FormEvent) {
    event.preventDefault();
    if (address === "" || problem) return;
    // As the server reads a text that is not there.
    const base = { body: "" };
    if (!isKnown) writeDraft(file, { value: { title: words.at(-1)?.trim(), ...base }, base });
    onClose();
    location.hash = `/${file}`;
  }
  return (
    <Dialog title="A new page of text" onClose={onClose}>
      <form className="record" onSubmit={open}>
        <label className="field-label">
          Its title
          <input className="input" value={title} onChange={(event) => setTitle(event.target.value)} />
        </label>
        <p className={address && problem ? "fault" : "note"} role="status">
          {address === ""
            ? hint
            : (problem ??
              (isKnown ? `${address} is there already: its form opens.` : `Its address: ${address}`))}
        </p>
        <button
          type="submit"
          className="button"
          data-main="true"
          aria-disabled={!address || Boolean(problem)}
        >
          Write it
        </button>
      </form>
    </Dialog>
  );
}
