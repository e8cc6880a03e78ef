import { AnyLink } from "./any-link";
import { drawingFile, type PictureOrDrawing } from "./drawing-file";
import "./logo.css";

type LogoProps = {
  name: string;
  picture?: PictureOrDrawing | undefined;
};

/** The mark, or the picture of the owner, and the name, as a link to the home page. */
export function Logo({ name, picture }: LogoProps) {
  return (
    <AnyLink target={{ to: "/" }} className="logo">
      {picture ? (
        <img className="logo-mark" src={drawingFile(picture).src} width="29" height="29" alt="" />
      ) : (
        <svg className="logo-mark" viewBox="0 0 29 29" aria-hidden="true">
          <use href="#mark" />
        </svg>
      )}
      {name}
    </AnyLink>
  );
}
