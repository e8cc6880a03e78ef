import type { WidgetProps } from "@rjsf/utils";
import { type DragEvent, useState } from "react";
import { pictureAddress, pictureLabel } from "./picture-address";
import { PictureDialog } from "./picture-dialog";
import { useDescription } from "./text-input";
import { uploadPicture } from "./upload-picture";

type Options = { names: readonly string[]; pictures?: boolean; icons?: boolean };

/** A drawing, an icon or an owner's picture; a file can be dropped on it. */
export function PictureWidget({ id, value, onChange, options, label, required }: WidgetProps) {
  const { names, pictures: hasPictures = false, icons = false } = options as unknown as Options;
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState("");
  const name = typeof value === "string" ? value : "";
  const drop = hasPictures && {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: async (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      const [file] = event.dataTransfer.files;
      setFault("");
      if (file) await uploadPicture(file).then(onChange, (error: Error) => setFault(error.message));
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
        aria-describedby={useDescription(id)["aria-describedby"]}
      >
        {name && <img className="picture-thumb" src={pictureAddress(name, icons)} alt="" />}
        <span>{pictureLabel(name) || "Choose …"}</span>
      </button>
      {fault && <p className="field-fault">{fault}</p>}
      {isOpen && (
        <PictureDialog
          title={`${label}: choose`}
          names={names}
          icons={icons}
          hasPictures={hasPictures}
          chosen={name}
          canBeNone={!required && name !== ""}
          onChoose={(chosen) => {
            onChange(chosen);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
