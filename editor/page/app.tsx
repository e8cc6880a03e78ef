import { useEffect, useRef, useState } from "react";
import { legalHashes, legalKeys } from "../../site/legal-hashes";
import { textNameOf } from "../forms/navigation";
import type { EditorConfig } from "../server/editor-config";
import { call } from "./api";
import { AskDialog, ask } from "./ask";
import { draftEntry } from "./drafts";
import { FormPane } from "./form-pane";
import { Navigation } from "./navigation";
import { NewTextDialog } from "./new-text-dialog";
import { PicturesPane } from "./pictures-pane";
import { readPlace } from "./place";
import { Preview } from "./preview";
import { PublishDialog } from "./publish-dialog";
import { TranslationPane } from "./translation-pane";

export function App({ initialConfig }: { initialConfig: EditorConfig }) {
  const [config, setConfig] = useState(initialConfig);
  const [place, setPlace] = useState(readPlace);
  const [dialog, setDialog] = useState<"publish" | "new text">();
  const pane = useRef<HTMLElement>(null);
  const { groups, forms, languages, site } = config;
  const { file } = place;

  useEffect(() => {
    const update = () => {
      const next = readPlace();
      setPlace(next);
      // A field has the focus itself.
      if (!next.field) pane.current?.focus();
    };
    addEventListener("hashchange", update);
    return () => removeEventListener("hashchange", update);
  }, []);
  const reload = async () => setConfig(await call<EditorConfig>("config"));

  async function removeText() {
    const question = { title: "Remove this page?", text: "Its earlier versions stay in git." };
    if ((await ask({ ...question, button: "Remove the page", isDangerous: true })) === undefined) return;
    await call("removeText", { file });
    location.hash = "";
    await reload();
  }

  const isText = textNameOf(file) !== undefined;
  const entries = groups.flatMap((group) => group.entries);
  const stored = entries.find((each) => each.file === file);
  const entry = stored ?? (isText ? draftEntry(file) : undefined);
  const form = forms[isText ? "texts/new" : file];
  const language = languages.find(({ tag }) => tag === place.language);
  const tag = language?.tag ?? /^languages\/([^/]+)/.exec(file)?.[1] ?? "";
  const document = legalKeys.find((key) => file === "public/legal" && place.field?.startsWith(key));
  return (
    <div className="editor">
      <title>{entry ? `${entry.title} – Editor` : "Editor"}</title>
      {/* Not a link: addresses with # open forms. */}
      <button type="button" className="button skip-link" onClick={() => pane.current?.focus()}>
        Skip to the form
      </button>
      <Navigation
        groups={groups}
        current={file}
        onAddText={() => setDialog("new text")}
        onPublish={() => setDialog("publish")}
      />
      <main ref={pane} tabIndex={-1} className="pane">
        {entry && form && language && (
          <TranslationPane key={`${file} ${language.tag}`} entry={entry} language={language} />
        )}
        {entry && form && !language && (
          <FormPane
            key={file}
            entry={entry}
            form={form}
            money={config.money}
            place={place}
            languages={file.startsWith("languages/") || file === "public/legal" ? [] : languages}
            onSaved={isText ? reload : undefined}
            onRemove={isText && stored ? removeText : undefined}
          />
        )}
        {file === "pictures" && <PicturesPane />}
        {!form && file !== "pictures" && (
          <div className="record">
            <h1 className="pane-head pane-title">What would you like to change?</h1>
            <p>
              Choose a form on the left, search for any word of the site, or press Click to edit and click on
              a text.
            </p>
            <p>What you save appears in the site on the right. Nobody else sees it before you publish.</p>
          </div>
        )}
      </main>
      <Preview
        site={site}
        place={place}
        page={(tag ? `/${tag}` : "") + (entry?.page ?? "/") + (document ? `#${legalHashes[document]}` : "")}
        notice={file.startsWith("texts/") && !stored ? "The page appears here once it is saved." : undefined}
      />
      <AskDialog />
      {dialog === "publish" && <PublishDialog onClose={() => setDialog(undefined)} />}
      {dialog === "new text" && (
        <NewTextDialog files={entries.map((each) => each.file)} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
