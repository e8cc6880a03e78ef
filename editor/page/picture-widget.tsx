import type { WidgetProps } from "@rjsf/utils";
import { type DragEvent, useState } from "react";
import { pictureAddress, pictureLabel } from "./picture-address";
import { PictureDialog, type PictureOptions } from "./picture-dialog";
import { useDescription } from "./text-input";
import { uploadPicture } from "./upload-picture";

/** A drawing, an icon or an owner's picture; a file can be dropped on it. */
export function PictureWidget({ id, value, onChange, label, required, ...others }: WidgetProps) {
  const options = others.options as unknown as PictureOptions;
  const [isOpen, setIsOpen] = useState(false);
  const [fault, setFault] = useState("");
  const name = typeof value === "string" ? value : "";
  const drop = options.pictures && {
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
        {name && <img className="picture-thumb" src={pictureAddress(name, options.icons)} alt="" />}
        <span>{pictureLabel(name) || "Choose …"}</span>
      </button>
      {fault && <p className="field-fault">{fault}</p>}
      {isOpen && (
        <PictureDialog
          title={`${label}: choose`}
          options={options}
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
