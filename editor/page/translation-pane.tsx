import { useCallback, useEffect, useState } from "react";
import { placeLabel } from "../forms/label-of";
import type { NavigationEntry } from "../forms/navigation";
import type { TranslatedText } from "../records/translations";
import { call } from "./api";
import { useShortcuts } from "./use-shortcuts";

type TranslationPaneProps = { entry: NavigationEntry; language: { tag: string; name: string } };

/** The texts of a file beside their translations. */
export function TranslationPane({ entry, language }: TranslationPaneProps) {
  const [texts, setTexts] = useState<readonly TranslatedText[]>();
  const draftKey = `draft ${entry.file} ${language.tag}`;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    JSON.parse(localStorage.getItem(draftKey) ?? "{}"),
  );
  useEffect(() => {
    if (Object.keys(typed).length > 0) localStorage.setItem(draftKey, JSON.stringify(typed));
    else localStorage.removeItem(draftKey);
  }, [typed, draftKey]);
  const [message, setMessage] = useState("");
  const { file, title } = entry;
  const { tag, name } = language;
  const load = useCallback(() => {
    const loading = call<TranslatedText[]>("translation", { file, tag });
    return loading.then(setTexts, (error: Error) => setMessage(error.message));
  }, [file, tag]);
  useEffect(() => void load(), [load]);

  async function save() {
    const changed = Object.entries(typed).map(([record, own]) => ({
      path: texts?.find((text) => text.record === record)?.path ?? [],
      own: own.trim(),
    }));
    try {
      await call("saveTranslation", { file, tag, texts: changed });
      await load();
      setTyped({});
      setMessage("Saved.");
    } catch (error) {
      setMessage((error as Error).message);
    }
  }
  async function accept(record: string) {
    await call("acceptTranslation", { tag, record }).catch((error: Error) => setMessage(error.message));
    await load();
  }
  useShortcuts({ save });
  const plain = texts?.filter(({ text }) => typeof text === "string") ?? [];
  const missing = plain.filter(({ record, own, isName }) => !isName && !(typed[record] ?? own)).length;
  const stale = plain.filter(({ isStale }) => isStale).length;
  return (
    <>
      <header className="pane-head">
        <div>
          <h1 className="pane-title">
            {title}: {name}
          </h1>
          <p className="field-hint">
            {texts &&
              (missing === 0 ? "Every text is translated." : `${missing} texts are not translated yet.`)}
            {stale > 0 && ` ${stale === 1 ? "One text has" : `${stale} texts have`} changed since then.`}
          </p>
        </div>
        <a className="quiet-button" href={`#/${file}`}>
          Back to the form
        </a>
      </header>
      <div className="form">
        {plain.map(({ record, text, own, isName, isStale }) => (
          <div key={record} className="translation">
            <label className="field-optional" htmlFor={record}>
              {placeLabel(record.split(".").slice(1))}
              {isName && " (a name: empty if it stays as it is)"}
            </label>
            {isStale && (
              <p className="field-warning">
                The text has changed since it was translated.{" "}
                <button type="button" className="row-action" onClick={() => accept(record)}>
                  Still right
                </button>
              </p>
            )}
            <span className="translation-source" id={`${record}-source`}>
              {String(text)}
            </span>
            <textarea
              id={record}
              aria-describedby={`${record}-source`}
              className="input"
              lang={tag}
              dir="auto"
              rows={Math.max(1, Math.ceil(String(text).length / 50))}
              value={typed[record] ?? String(own ?? "")}
              onChange={(event) => {
                setMessage("");
                setTyped({ ...typed, [record]: event.target.value });
              }}
            />
          </div>
        ))}
      </div>
      <footer className="pane-foot">
        <p className="pane-message" role="status">
          {message || (Object.keys(typed).length > 0 && "Changes that are not saved")}
        </p>
        <button
          type="button"
          className="main-button"
          disabled={Object.keys(typed).length === 0}
          onClick={save}
        >
          Save
        </button>
      </footer>
    </>
  );
}
