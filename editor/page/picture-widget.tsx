import type { WidgetProps } from "@rjsf/utils";
import { useState } from "react";
import { labelOf } from "../forms/label-of";
import { useAnswer } from "./api";
import { Dialog } from "./dialog";
import { pictureAddress } from "./picture-address";
import { PictureUpload } from "./picture-upload";
import { describedBy } from "./text-input";

type PictureOptions = {
  /** Drawings or icons, besides the owner's pictures. */
  names?: readonly string[];
  isIcon?: boolean;
};

/** A drawing, an icon or an owner's picture. */
export function PictureWidget(field: WidgetProps) {
  const { value = "", onChange, label, required } = field;
  const options = field.options as PictureOptions;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="picture-button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        id={field.id}
        aria-describedby={describedBy(field)["aria-describedby"]}
      >
        {value && <img className="picture-thumb" src={pictureAddress(value, options.isIcon)} alt="" />}
        {pictureLabel(value) || "Choose …"}
      </button>
      {isOpen && (
        <PictureDialog
          {...options}
          title={`${label}: choose`}
          chosen={value}
          canBeNone={!required && value !== ""}
          onChoose={(name) => {
            onChange(name);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

type PictureDialogProps = PictureOptions & {
  title: string;
  chosen?: string;
  canBeNone?: boolean;
  onChoose: (name: string | undefined) => void;
  onClose: () => void;
};

/** Chooses a drawing, an icon or an owner's picture by its look. */
export function PictureDialog(props: PictureDialogProps) {
  const { title, names = [], isIcon = false, chosen = "", canBeNone = false, onChoose, onClose } = props;
  const { answer: own = [] } = useAnswer<readonly string[]>("pictures");
  return (
    <Dialog title={title} onClose={onClose}>
      {!isIcon && <PictureUpload onUpload={onChoose} />}
      <ul className="pictures">
        {canBeNone && (
          <li>
            <button type="button" className="picture-choice" onClick={() => onChoose(undefined)}>
              None
            </button>
          </li>
        )}
        {[...(isIcon ? [] : own), ...names].map((name) => (
          <li key={name}>
            <button
              type="button"
              className="picture-choice"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
            >
              <img className="picture-large" src={pictureAddress(name, isIcon)} alt="" loading="lazy" />
              {pictureLabel(name)}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** What the owner reads: a drawing has a name, a picture the name of its file. */
function pictureLabel(name: string): string {
  return name.includes(".") ? name : labelOf(name);
}
