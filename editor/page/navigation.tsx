import { useRef, useState } from "react";
import { languageName } from "../forms/label-of";
import { formTitle, type NavigationGroup } from "../forms/navigation";
import "./navigation.css";
import type { SearchResult } from "../server/search";
import { drafts } from "./drafts";
import { addressOf } from "./sentence";
import { useAnswer } from "./use-answer";
import { useShortcuts } from "./use-shortcuts";

type NavigationProps = {
  groups: readonly NavigationGroup[];
  current: string;
  onAddText: () => void;
  onPublish: () => void;
};

/** All forms by what they are about, and a search over every field and text. */
export function Navigation({ groups, current, onAddText, onPublish }: NavigationProps) {
  const [words, setWords] = useState("");
  const { answer: found, fault } = useAnswer<readonly SearchResult[]>("search", { words }, 150);
  const results = words.trim() === "" ? undefined : found;
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ search: () => field.current?.select() });
  const unsaved = drafts();
  const files = groups.flatMap(({ entries }) => entries.map(({ file }) => file));
  /** Pages of text that were never saved. */
  const added = unsaved
    .filter(({ file }) => file.startsWith("texts/") && !files.includes(file))
    .map(({ file }) => ({ file, title: file.replace(/^.*\//, ""), about: "A new page" }));
  return (
    <nav className="navigation" aria-label="Forms">
      <div className="navigation-top">
        <a className="navigation-home" href="#/">
          Editor
        </a>
        <button type="button" className="main-button" onClick={onPublish}>
          Publish
        </button>
        <label className="search">
          <span className="field-label">
            Search <kbd className="field-optional">Ctrl+K</kbd>
          </span>
          <input
            ref={field}
            type="search"
            aria-keyshortcuts="Control+K"
            onKeyDown={({ key }) => {
              if (key === "Enter" && results?.[0]) location.hash = addressOf(results[0]);
            }}
            className="input"
            placeholder="A price, a word, a name"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
      </div>
      <p className="navigation-found" role="status">
        {words.trim() !== "" && fault}
        {results && (results.length === 0 ? "Nothing has these words." : `${results.length} places`)}
      </p>
      {words.trim() !== "" ? (
        <ul className="results" aria-label="Found">
          {results?.map(({ file, path, where, text }) => (
            <li key={`${file} ${path.join("/")}`}>
              <a className="navigation-link" href={addressOf({ file, path })}>
                <strong>{formTitle(file)}</strong>
                <span className="navigation-about">{where}</span>
                <span className="navigation-about">{text.slice(0, 90)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        groups.map(({ title, entries }) => (
          <section key={title} className="navigation-group">
            <h2 className="navigation-title">{title}</h2>
            <ul>
              {[...entries, ...(title === "Pages of text" ? added : [])].map(
                ({ file, title: name, about }) => (
                  <li key={file}>
                    <a
                      className="navigation-link"
                      href={`#/${file}`}
                      aria-current={file === current ? "page" : undefined}
                    >
                      {name}
                      {unsaved
                        .filter((draft) => draft.file === file)
                        .map(({ tag }) => (
                          <span key={tag ?? ""} className="navigation-draft">
                            {` ● not saved${tag ? ` (${languageName(tag)})` : ""}`}
                          </span>
                        ))}
                      <span className="navigation-about" title={about}>
                        {about}
                      </span>
                    </a>
                  </li>
                ),
              )}
            </ul>
            {title === "Pages of text" && (
              <button type="button" className="quiet-button" onClick={onAddText}>
                Add a page of text
              </button>
            )}
          </section>
        ))
      )}
    </nav>
  );
}
