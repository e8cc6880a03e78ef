import { useState } from "react";
import type { NavigationEntry } from "../forms/navigation";
import type { TranslatedText } from "../records/translations";
import { call } from "./api";
import { Button } from "./button";
import { PaneFoot } from "./pane-foot";
import { useRecordForm } from "./use-record-form";

type TranslationPaneProps = { entry: NavigationEntry; language: { tag: string; name: string } };
/** Translations by the records of their texts. */
type Translations = Readonly<Record<string, string>>;

/** The texts of a file beside their translations. */
export function TranslationPane({ entry: { file, title }, language: { tag, name } }: TranslationPaneProps) {
  const [texts, setTexts] = useState<readonly TranslatedText[]>([]);
  async function load() {
    const all = await call<TranslatedText[]>("translation", { file, tag });
    setTexts(all);
    return Object.fromEntries(all.map(({ record, own }) => [record, String(own ?? "")]));
  }
  const form = useRecordForm(`${file} ${tag}`, {
    load,
    save: async (value, base) => {
      const changed = texts
        .map(({ path, record }) => ({ path, record, own: (value as Translations)[record]?.trim() ?? "" }))
        .filter(({ record, own }) => own !== (base as Translations)[record]);
      await call("saveTranslation", { file, tag, texts: changed });
      await load();
    },
  });
  const { value, isLoaded, change } = form;
  const translations = (value ?? {}) as Translations;
  const accept = (record: string) => call("acceptTranslation", { tag, record }).then(load).catch(form.say);
  const missing = texts.filter(({ record, isName }) => !isName && !translations[record]).length;
  const stale = texts.filter(({ isStale }) => isStale).length;
  return (
    <>
      <header className="bar pane-head">
        <div>
          <h1 className="pane-title">
            {title}: {name}
          </h1>
          <p className="note">
            {isLoaded &&
              (missing === 0 ? "Every text is translated." : `${missing} texts are not translated yet.`)}
            {stale > 0 && ` ${stale === 1 ? "One text has" : `${stale} texts have`} changed since then.`}
          </p>
        </div>
        <a className="button" href={`#/${file}`}>
          Back to the form
        </a>
      </header>
      <div className="form">
        {texts.map(({ record, where, text, isName, isStale }) => (
          <div key={record} className="translation">
            <label className="field-optional" htmlFor={record}>
              {where}
              {isName && " (a name: empty if it stays as it is)"}
            </label>
            {isStale && (
              <p className="warning">
                The text has changed since it was translated.{" "}
                <Button isSmall onClick={() => accept(record)}>
                  Still right
                </Button>
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
              value={translations[record] ?? ""}
              onChange={(event) => change({ ...translations, [record]: event.target.value }, record)}
            />
          </div>
        ))}
      </div>
      <PaneFoot record={form} onSave={form.save} />
    </>
  );
}
