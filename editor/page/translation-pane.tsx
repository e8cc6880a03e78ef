import { useEffect, useState } from "react";
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
  useEffect(() => {
    call<TranslatedText[]>("translation", { file, tag }).then(setTexts, (error: Error) =>
      setMessage(error.message),
    );
  }, [file, tag]);

  async function save() {
    const changed = Object.entries(typed).map(([record, own]) => ({
      path: texts?.find((text) => text.record === record)?.path ?? [],
      own: own.trim(),
    }));
    try {
      await call("saveTranslation", { file, tag, texts: changed });
      setTexts(await call<TranslatedText[]>("translation", { file, tag }));
      setTyped({});
      setMessage("Saved.");
    } catch (error) {
      setMessage((error as Error).message);
    }
  }
  useShortcuts({ save });
  const plain = texts?.filter(({ text }) => typeof text === "string") ?? [];
  const missing = plain.filter(({ record, own, isName }) => !isName && !(typed[record] ?? own)).length;
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
          </p>
        </div>
        <a className="quiet-button" href={`#/${file}`}>
          Back to the form
        </a>
      </header>
      <div className="form">
        {plain.map(({ record, text, own, isName }) => (
          <label key={record} className="translation">
            <span className="field-optional">
              {record.split(".").slice(1).join(" › ")}
              {isName && " (a name: empty if it stays as it is)"}
            </span>
            <span className="translation-source">{String(text)}</span>
            <textarea
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
          </label>
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
