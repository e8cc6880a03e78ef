import { useEffect, useRef, useState } from "react";
import type { ClickedText } from "../preview/choose-text";
import "./preview.css";

const widths = ["Phone", "Desktop"] as const;
type Width = (typeof widths)[number];

type PreviewProps = {
  site: string;
  /** What is open; its page is shown, unless that is undefined. */
  place: object;
  page: string | undefined;
  /** Opens the field of the text; false if there is none. */
  onClickText: (clicked: ClickedText) => Promise<boolean>;
};

/** The site in development, at the page that the open form belongs to. */
export function Preview({ site, place, page, onClickText }: PreviewProps) {
  const [width, setWidth] = useState<Width>(() => (localStorage.getItem("width") as Width) ?? "Phone");
  const [isChoosing, setIsChoosing] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const [shown, setShown] = useState("");
  const frame = useRef<HTMLIFrameElement>(null);
  const tellFrame = (message: { isChoosing: boolean }) =>
    frame.current?.contentWindow?.postMessage(message, site);
  const current = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: links in the frame may have left the page of the same place.
  useEffect(() => {
    if (page === undefined || page === current.current || !frame.current) return;
    current.current = page;
    frame.current.src = site + page;
  }, [site, place, page]);
  useEffect(() => {
    const listen = async ({ origin, data }: MessageEvent<ClickedText>) => {
      if (origin !== site) return;
      current.current = data.page;
      setShown(data.page);
      setIsUnknown(data.texts.length > 0 && !(await onClickText(data)));
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [site, onClickText]);
  return (
    <aside className="preview" aria-label="The site" data-width={width}>
      <header className="preview-head">
        <span className="preview-page" role="status">
          {isUnknown ? "No field has just this text." : shown}
        </span>
        <button
          type="button"
          className="row-action"
          aria-pressed={isChoosing}
          title="A click on a text of the page opens its field"
          onClick={() => {
            setIsChoosing(!isChoosing);
            tellFrame({ isChoosing: !isChoosing });
            setIsUnknown(false);
          }}
        >
          Click to edit
        </button>
        {widths.map((name) => (
          <button
            key={name}
            type="button"
            className="row-action"
            aria-pressed={name === width}
            onClick={() => {
              setWidth(name);
              localStorage.setItem("width", name);
            }}
          >
            {name}
          </button>
        ))}
      </header>
      <div className="preview-area">
        <p className="preview-loading">The site is loading …</p>
        <iframe
          ref={frame}
          id="site"
          className="preview-frame"
          title="The site"
          onLoad={() => isChoosing && tellFrame({ isChoosing })}
        />
      </div>
    </aside>
  );
}
