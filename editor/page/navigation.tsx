import { useEffect, useRef, useState } from "react";
import { languageName } from "../forms/label-of";
import { formTitle, type NavigationEntry, type NavigationGroup } from "../forms/navigation";
import "./navigation.css";
import type { SearchResult } from "../server/search";
import { call } from "./api";
import { drafts } from "./drafts";
import { addressOf } from "./sentence";
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
  const results = useResults(words);
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ search: () => field.current?.select() });
  const unsaved = drafts();
  /** With pages of text that were never saved. */
  const withDrafts = (title: string, entries: readonly NavigationEntry[]) => {
    const isNew = (file: string) =>
      file.startsWith("texts/") && !entries.some((entry) => entry.file === file);
    const added = title === "Pages of text" ? unsaved.filter(({ file }) => isNew(file)) : [];
    return [
      ...entries,
      ...added.map(({ file }) => ({ file, title: file.replace(/^.*\//, ""), about: "A new page" })),
    ];
  };
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
              {withDrafts(title, entries).map(({ file, title: name, about }) => (
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
              ))}
            </ul>
            {title === "Pages of text" && (
              <button type="button" className="quiet-button" onClick={onAddText}>
                Add a page of text
              </button>
            )}
          </section>
        ))
      )}
      {words.trim() === "" && (
        <section className="navigation-group">
          <h2 className="navigation-title">Pictures</h2>
          <a
            className="navigation-link"
            href="#/pictures"
            aria-current={current === "pictures" ? "page" : undefined}
          >
            Your pictures
            <span className="navigation-about">Covers, logos and pictures of pages</span>
          </a>
        </section>
      )}
    </nav>
  );
}

function useResults(words: string): readonly SearchResult[] | undefined {
  const [results, setResults] = useState<readonly SearchResult[]>();
  useEffect(() => {
    let isCurrent = true;
    setResults(undefined);
    if (words.trim() === "") return;
    const timer = setTimeout(() => {
      call<SearchResult[]>("search", { words }).then(
        (found) => isCurrent && setResults(found),
        () => {},
      );
    }, 150);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words]);
  return results;
}
