import { useState } from "react";
import { Dialog } from "./dialog";
import { pictureAddress, pictureLabel } from "./picture-address";
import { uploadPicture } from "./upload-picture";
import { useAnswer } from "./use-answer";
import "./picture-widget.css";

export type PictureOptions = {
  /** Drawings or icons, besides the owner's pictures. */
  names: readonly string[];
  icons?: boolean;
  /** Whether the owner's pictures can be chosen. */
  pictures?: boolean;
};

type PictureDialogProps = {
  title: string;
  options: PictureOptions;
  chosen?: string;
  canBeNone?: boolean;
  onChoose: (name: string | undefined) => void;
  onClose: () => void;
};

/** Chooses a drawing, an icon or an owner's picture by its look. */
export function PictureDialog(props: PictureDialogProps) {
  const { title, options, chosen = "", canBeNone = false, onChoose, onClose } = props;
  const { answer: own = [] } = useAnswer<readonly string[]>("pictures");
  const [fault, setFault] = useState("");
  async function upload(file: File | undefined) {
    setFault("");
    if (file) await uploadPicture(file).then(onChoose, (error: Error) => setFault(error.message));
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {options.pictures && (
        <label className="upload">
          Your own picture
          <input type="file" accept="image/*" onChange={(event) => upload(event.target.files?.[0])} />
        </label>
      )}
      {fault && <p className="field-fault">{fault}</p>}
      <ul className="pictures">
        {canBeNone && (
          <li>
            <button type="button" className="picture-choice" onClick={() => onChoose(undefined)}>
              None
            </button>
          </li>
        )}
        {[...(options.pictures ? own : []), ...options.names].map((name) => (
          <li key={name}>
            <button
              type="button"
              className="picture-choice"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              <img
                className="picture-large"
                src={pictureAddress(name, options.icons)}
                alt=""
                loading="lazy"
              />
              {pictureLabel(name)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
