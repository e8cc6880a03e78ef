import { useEffect, useRef, useState } from "react";
import type { ClickedText } from "../preview/choose-text";
import type { SearchResult } from "../server/search";
import { call } from "./api";
import { Button } from "./button";
import { addressOf, openAddress, type Place } from "./place";
import "./preview.css";

type PreviewProps = {
  site: string;
  place: Place;
  page: string;
  /** Why there is no such page yet. */
  notice: string | undefined;
};

/** The site in development, at the page that the open form belongs to. */
export function Preview({ site, place, page, notice }: PreviewProps) {
  const [width, setWidth] = useState(() => localStorage.getItem("width") ?? "Phone");
  const [isChoosing, setIsChoosing] = useState(false);
  const [shown, setShown] = useState("");
  const [opened, setOpened] = useState({ address: "", count: 0 });
  const frame = useRef<HTMLIFrameElement>(null);
  /** The address in it, as the site tells; empty if it is another site. */
  const current = useRef("");
  /** The page of a clicked text stays, whatever form the text is in. */
  const isClicked = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: links in the frame may have left the page of the same place.
  useEffect(() => {
    if (notice) return;
    const isShown = current.current === site + page || isClicked.current;
    isClicked.current = false;
    if (isShown) return;
    const address = site + page;
    current.current = address;
    setOpened(({ count }) => ({ address, count: count + 1 }));
  }, [site, place, page, notice]);

  useEffect(() => {
    const listen = async ({ origin, data }: MessageEvent<ClickedText>) => {
      if (origin !== site) return;
      current.current = site + data.page;
      setShown(data.page);
      if (data.texts.length === 0) return;
      const field = await call<SearchResult | null>("fieldOfText", data).catch(() => null);
      isClicked.current = field !== null;
      if (field) openAddress(addressOf(field));
      else setShown("No field has just this text.");
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [site]);

  function choose(isChosen: boolean) {
    setIsChoosing(isChosen);
    frame.current?.contentWindow?.postMessage({ isChoosing: isChosen }, site);
  }
  /** The site answers with its page. */
  function greet() {
    if (current.current === "") return;
    current.current = "";
    setShown("");
    choose(isChoosing);
  }
  return (
    <aside className="preview" aria-label="The site" data-width={width}>
      <header className="bar preview-head">
        <span className="note" role="status">
          {notice ? "" : shown}
        </span>
        <Button
          isSmall
          aria-pressed={isChoosing}
          title="A click on a text of the page opens its field"
          onClick={() => choose(!isChoosing)}
        >
          Click to edit
        </Button>
        {["Phone", "Desktop"].map((name) => (
          <Button
            key={name}
            isSmall
            aria-pressed={name === width}
            onClick={() => {
              setWidth(name);
              localStorage.setItem("width", name);
            }}
          >
            {name}
          </Button>
        ))}
      </header>
      <div className="preview-area">
        <p className="preview-loading">{notice ?? "The site is loading …"}</p>
        <iframe
          // Another frame for each page: one that is left may load itself again after a save, and would stay.
          key={opened.count}
          ref={frame}
          id="site"
          src={opened.address || undefined}
          className="preview-frame"
          title="The site"
          hidden={notice !== undefined}
          onLoad={greet}
        />
      </div>
    </aside>
  );
}
