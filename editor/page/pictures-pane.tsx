import { useState } from "react";
import { call, useAnswer } from "./api";
import { ask } from "./ask";
import { Button } from "./button";
import { pictureAddress } from "./picture-address";
import { PictureUpload } from "./picture-upload";

/** The owner's pictures: to add and to remove. */
export function PicturesPane() {
  const [changes, setChanges] = useState(0);
  const [message, setMessage] = useState("");
  const { answer: pictures, fault } = useAnswer<readonly string[]>("pictures", { changes });
  const update = () => setChanges(changes + 1);
  async function remove(name: string) {
    setMessage("");
    const question = { title: `Remove ${name}?`, button: "Remove", isDangerous: true };
    if ((await ask(question)) === undefined) return;
    await call("removePicture", { name }).then(update, (error: Error) => setMessage(error.message));
  }
  return (
    <>
      <header className="bar pane-head">
        <h1 className="pane-title">Your pictures</h1>
      </header>
      <div className="form">
        <PictureUpload onUpload={update} />
        <p className="fault" role="alert">
          {message || fault}
        </p>
        {pictures?.length === 0 && <p>There are no pictures yet.</p>}
        <ul className="pictures">
          {pictures?.map((name) => (
            <li key={name} className="picture-choice">
              <img className="picture-large" src={pictureAddress(name)} alt="" />
              {name}
              <Button isSmall aria-label={`Remove ${name}`} onClick={() => remove(name)}>
                ✕
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
