import { useRef, useState } from "react";
import { languageName } from "../forms/label-of";
import { formTitle, type NavigationGroup, textNameOf } from "../forms/navigation";
import type { SearchResult } from "../server/search";
import { useAnswer } from "./api";
import { Button } from "./button";
import { draftEntry, useDrafts } from "./drafts";
import "./navigation.css";
import { addressOf, openAddress } from "./place";
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
  const { answer: results, fault } = useAnswer<readonly SearchResult[]>("search", { words }, 150);
  const isSearching = words.trim() !== "";
  const field = useRef<HTMLInputElement>(null);
  /** Also if it is open, to have its page again; then the other forms are in reach. */
  function choose(address: string) {
    openAddress(address);
    setWords("");
  }
  useShortcuts({ k: () => field.current?.select() });
  return (
    <nav className="navigation" aria-label="Forms">
      <div className="navigation-top">
        <a className="navigation-home" href="#/">
          Editor
        </a>
        <Button data-main="true" onClick={onPublish}>
          Publish
        </Button>
        <label>
          <span className="field-label">
            Search <kbd className="field-optional">Ctrl+K</kbd>
          </span>
          <input
            ref={field}
            type="search"
            aria-keyshortcuts="Control+K"
            className="input"
            placeholder="A price or a word"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={({ key }) => {
              if (key === "Enter" && results?.[0]) choose(addressOf(results[0]));
              if (key === "Escape") setWords("");
            }}
          />
        </label>
      </div>
      <p className="note" role="status">
        {isSearching && fault}
        {isSearching && results && `Places with these words: ${results.length}`}
      </p>
      {isSearching ? (
        <ul aria-label="Found">
          {results?.map(({ file, path, where, text }) => (
            <li key={`${file} ${where} ${path.join("/")}`}>
              <a
                className="navigation-link"
                href={addressOf({ file, path })}
                onClick={() => choose(addressOf({ file, path }))}
              >
                <strong>{formTitle(file)}</strong>
                <span className="note">{where}</span>
                <span className="note">{text.slice(0, 90)}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <Forms groups={groups} current={current} onAddText={onAddText} />
      )}
    </nav>
  );
}

function Forms({ groups, current, onAddText }: Omit<NavigationProps, "onPublish">) {
  const unsaved = useDrafts();
  const files = groups.flatMap(({ entries }) => entries.map(({ file }) => file));
  const neverSaved = unsaved.filter(({ file }) => textNameOf(file) && !files.includes(file));
  return groups.map(({ title, entries }) => (
    <section key={title} className="navigation-group">
      <h2 className="navigation-title">{title}</h2>
      <ul>
        {[
          ...entries,
          ...(title === "Pages of text" ? neverSaved.map(({ file }) => draftEntry(file)) : []),
        ].map(({ file, title: name, about }) => (
          <li key={file}>
            <a
              className="navigation-link"
              href={`#/${file}`}
              aria-current={file === current ? "page" : undefined}
              onClick={() => openAddress(`#/${file}`)}
            >
              {name}
              {unsaved
                .filter((draft) => draft.file === file)
                .map(({ tag }) => (
                  <span key={tag ?? ""} className="warning">
                    {` ● not saved${tag ? ` (${languageName(tag)})` : ""}`}
                  </span>
                ))}
              <span className="one-line note" title={about}>
                {about}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {title === "Pages of text" && <Button onClick={onAddText}>Add a page of text</Button>}
    </section>
  ));
}
