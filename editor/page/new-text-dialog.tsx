import { useState } from "react";
import { Dialog } from "./dialog";
import { writeDraft } from "./drafts";
import { idFrom } from "./ids";

/** Asks for the title and the folder of a new page of text, and opens its form. */
export function NewTextDialog({ onClose }: { onClose: () => void }) {
  const [title, setTitle] = useState("");
  const [folder, setFolder] = useState("");
  const path = [idFrom(folder), idFrom(title)].filter(Boolean).join("/");
  return (
    <Dialog title="A new page of text" onClose={onClose}>
      <form
        className="record"
        onSubmit={(event) => {
          event.preventDefault();
          // What the form of an empty text has.
          const empty = { body: "" };
          writeDraft(`texts/${path}`, { value: { title, ...empty }, base: JSON.stringify(empty) });
          location.hash = `/texts/${path}`;
          onClose();
        }}
      >
        <label className="field-label">
          Title
          <input
            className="input"
            required
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </label>
        <label className="field-label">
          Folder <span className="field-optional">(optional)</span>
          <input className="input" value={folder} onChange={(event) => setFolder(event.target.value)} />
          <span className="field-hint">For several pages about one thing, such as guides.</span>
        </label>
        <p className="field-note">Its address: /{path}</p>
        <button type="submit" className="main-button" disabled={idFrom(title) === ""}>
          Write it
        </button>
      </form>
    </Dialog>
  );
}
