import { useEffect, useRef, useState } from "react";
import type { ClickedText } from "../preview/choose-text";
import "./preview.css";

const widths = { Phone: 390, Desktop: 1280 } as const;
type Width = keyof typeof widths;

type PreviewProps = {
  site: string;
  /** Undefined: the page stays. */
  page: string | undefined;
  /** Opens the field of the text; false if there is none. */
  onClickText: (clicked: ClickedText) => Promise<boolean>;
};

/** The site in development, at the page that the open form belongs to. */
export function Preview({ site, page, onClickText }: PreviewProps) {
  const [width, setWidth] = useState<Width>("Phone");
  const [isChoosing, setIsChoosing] = useState(false);
  const [isUnknown, setIsUnknown] = useState(false);
  const shownPage = useRef("/");
  shownPage.current = page ?? shownPage.current;
  const frame = useRef<HTMLIFrameElement>(null);
  const tellFrame = (message: { isChoosing: boolean }) =>
    frame.current?.contentWindow?.postMessage(message, site);
  useEffect(() => {
    const listen = async ({ origin, data }: MessageEvent<ClickedText>) => {
      if (origin === site) setIsUnknown(!(await onClickText(data)));
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [site, onClickText]);
  return (
    <aside className="preview" aria-label="The site" data-width={width}>
      <header className="preview-head">
        <span className="preview-page" role="status">
          {isUnknown ? "No field has just this text." : shownPage.current}
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
        {(Object.keys(widths) as Width[]).map((name) => (
          <button
            key={name}
            type="button"
            className="row-action"
            aria-pressed={name === width}
            onClick={() => setWidth(name)}
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
          src={site + shownPage.current}
          onLoad={() => isChoosing && tellFrame({ isChoosing })}
        />
      </div>
    </aside>
  );
}
