import { useEffect, useState } from "react";
import { call } from "./api";
import { Dialog } from "./dialog";
import { pictureAddress, pictureLabel } from "./picture-address";
import { uploadPicture } from "./upload-picture";
import "./picture-widget.css";

type PictureDialogProps = {
  title: string;
  /** Drawings or icons, besides the owner's pictures. */
  names?: readonly string[];
  icons?: boolean;
  /** Whether the owner's pictures can be chosen. */
  hasPictures?: boolean;
  chosen?: string;
  canBeNone?: boolean;
  onChoose: (name: string | undefined) => void;
  onClose: () => void;
};

/** Chooses a drawing, an icon or an owner's picture by its look. */
export function PictureDialog({
  title,
  names = [],
  icons = false,
  hasPictures = true,
  chosen = "",
  canBeNone = false,
  onChoose,
  onClose,
}: PictureDialogProps) {
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [fault, setFault] = useState("");
  useEffect(() => {
    if (hasPictures) call<string[]>("pictures").then(setPictures, () => {});
  }, [hasPictures]);
  async function upload(file: File | undefined) {
    setFault("");
    if (file) await uploadPicture(file).then(onChoose, (error: Error) => setFault(error.message));
  }
  return (
    <Dialog title={title} onClose={onClose}>
      {hasPictures && (
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
        {[...pictures, ...names].map((name) => (
          <li key={name}>
            <button
              type="button"
              className="picture-choice"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              <img className="picture-large" src={pictureAddress(name, icons)} alt="" loading="lazy" />
              {pictureLabel(name)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
