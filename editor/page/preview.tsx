import { useState } from "react";
import "./preview.css";

const widths = { Phone: 390, Desktop: 1280 } as const;
type Width = keyof typeof widths;

/** The site in development, at the page that the open form belongs to. */
export function Preview({ site, page }: { site: string; page: string }) {
  const [width, setWidth] = useState<Width>("Phone");
  return (
    <aside className="preview" aria-label="The site" data-width={width}>
      <header className="preview-head">
        <span className="preview-page">{page}</span>
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
        <iframe id="site" className="preview-frame" title="The site" src={site + page} />
      </div>
    </aside>
  );
}
