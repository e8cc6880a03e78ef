import { useState } from "react";
import { Dialog } from "./dialog";
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
          location.hash = `/texts/${path}?title=${encodeURIComponent(title)}`;
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
