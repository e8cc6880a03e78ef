import { Link } from "react-router";
import { drawingFile, type PictureOrDrawing } from "./drawing-file";
import "./logo.css";

type LogoProps = {
  name: string;
  picture?: PictureOrDrawing | undefined;
};

/** The mark, or the picture of the owner, and the name, as a link to the home page. */
export function Logo({ name, picture }: LogoProps) {
  return (
    <Link to="/" discover="none" className="logo" data-long={lengthOf(name)}>
      {picture ? (
        <img className="logo-mark" src={drawingFile(picture).src} width="29" height="29" alt="" />
      ) : (
        <svg className="logo-mark" viewBox="0 0 29 29" aria-hidden="true">
          <use href="#mark" />
        </svg>
      )}
      {name}
    </Link>
  );
}

/** A longer name has a smaller font, and two lines where it needs them; a longer word has one line. */
const longName = 14;
const longWord = 18;

function lengthOf(name: string): "word" | "name" | undefined {
  if (name.split(" ").some(({ length }) => length > longWord)) return "word";
  return name.length > longName ? "name" : undefined;
}
