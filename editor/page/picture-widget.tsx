import type { WidgetProps } from "@rjsf/utils";
import { type DragEvent, useEffect, useState } from "react";
import { call } from "./api";
import { Dialog } from "./dialog";
import { pictureAddress } from "./picture-address";
import { describedBy } from "./text-input";
import { uploadPicture } from "./upload-picture";
import "./picture-widget.css";

type Options = { names: readonly string[]; pictures?: boolean; icons?: boolean };

/** A drawing, an icon or an owner's picture, chosen by its look. */
export function PictureWidget({ id, value, onChange, options, label, required }: WidgetProps) {
  const { names, pictures: hasPictures = false, icons = false } = options as unknown as Options;
  const [isOpen, setIsOpen] = useState(false);
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [fault, setFault] = useState("");
  const name = typeof value === "string" ? value : "";
  useEffect(() => {
    if (isOpen && hasPictures) call<string[]>("pictures").then(setPictures, () => {});
  }, [isOpen, hasPictures]);

  function choose(chosen: string | undefined) {
    onChange(chosen);
    setIsOpen(false);
  }
  async function upload(file: File | undefined) {
    if (!file) return;
    setFault("");
    await uploadPicture(file).then(choose, (error: Error) => setFault(error.message));
  }
  const drop = hasPictures && {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      upload(event.dataTransfer.files[0]);
    },
  };
  return (
    <div className="picture" {...drop}>
      <button
        type="button"
        id={id}
        className="picture-button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        {...describedBy(id)}
      >
        {name && <img className="picture-thumb" src={pictureAddress(name, icons)} alt="" />}
        <span>{name || "Choose …"}</span>
      </button>
      {fault && !isOpen && <p className="field-fault">{fault}</p>}
      {isOpen && (
        <Dialog title={`${label}: choose`} onClose={() => setIsOpen(false)}>
          {hasPictures && (
            <label className="upload">
              Your own picture: choose a file, or drop one on the field
              <input type="file" accept="image/*" onChange={(event) => upload(event.target.files?.[0])} />
            </label>
          )}
          {fault && <p className="field-fault">{fault}</p>}
          <ul className="pictures">
            {!required && name !== "" && (
              <li>
                <button type="button" className="picture-choice" onClick={() => choose(undefined)}>
                  None
                </button>
              </li>
            )}
            {[...pictures, ...names].map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className="picture-choice"
                  aria-pressed={each === name}
                  onClick={() => choose(each)}
                >
                  <img className="picture-large" src={pictureAddress(each, icons)} alt="" loading="lazy" />
                  {each}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
