import { useCallback, useEffect, useState } from "react";
import { call } from "./api";
import { ask } from "./ask";
import { pictureAddress } from "./picture-address";
import { uploadPicture } from "./upload-picture";

/** The owner's pictures: to add and to remove. */
export function PicturesPane() {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [message, setMessage] = useState("");
  const load = useCallback(
    () => call<string[]>("pictures").then(setPictures, (error: Error) => setMessage(error.message)),
    [],
  );
  useEffect(() => void load(), [load]);
  async function run(action: () => Promise<unknown>) {
    setMessage("");
    await action().catch((error: Error) => setMessage(error.message));
    await load();
  }
  return (
    <>
      <header className="pane-head">
        <h1 className="pane-title">Your pictures</h1>
      </header>
      <div className="form">
        <label className="upload">
          Add a picture. A large one is made smaller.
          <input
            type="file"
            accept="image/*"
            onChange={({ target: { files } }) => run(async () => files?.[0] && uploadPicture(files[0]))}
          />
        </label>
        <p className="field-fault" role="alert">
          {message}
        </p>
        {pictures.length === 0 && <p>There are no pictures yet.</p>}
        <ul className="pictures">
          {pictures.map((name) => (
            <li key={name} className="picture-choice">
              <img className="picture-large" src={pictureAddress(name)} alt="" />
              {name}
              <button
                type="button"
                className="row-action"
                aria-label={`Remove ${name}`}
                onClick={async () => {
                  const answer = await ask({ title: `Remove ${name}?`, button: "Remove" });
                  if (answer !== undefined) await run(() => call("removePicture", { name }));
                }}
              >
                ✕
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
