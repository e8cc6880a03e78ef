import { useState } from "react";
import { call } from "./api";
import { ask } from "./ask";
import { pictureAddress } from "./picture-address";
import { uploadPicture } from "./upload-picture";
import { useAnswer } from "./use-answer";

/** The owner's pictures: to add and to remove. */
export function PicturesPane() {
  const [steps, setSteps] = useState(0);
  const { answer: pictures, fault } = useAnswer<readonly string[]>("pictures", { steps });
  const [message, setMessage] = useState("");
  async function run(action: Promise<unknown>) {
    setMessage("");
    await action.catch((error: Error) => setMessage(error.message));
    setSteps(steps + 1);
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
            onChange={({ target: { files } }) => files?.[0] && run(uploadPicture(files[0]))}
          />
        </label>
        <p className="field-fault" role="alert">
          {message || fault}
        </p>
        {pictures?.length === 0 && <p>There are no pictures yet.</p>}
        <ul className="pictures">
          {pictures?.map((name) => (
            <li key={name} className="picture-choice">
              <img className="picture-large" src={pictureAddress(name)} alt="" />
              {name}
              <button
                type="button"
                className="row-action"
                aria-label={`Remove ${name}`}
                onClick={async () => {
                  const answer = await ask({ title: `Remove ${name}?`, button: "Remove" });
                  if (answer !== undefined) await run(call("removePicture", { name }));
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
