import { useEffect, useRef, useState } from "react";
import { legalHashes, legalKeys } from "../../app/content/legal-hashes";
import { languageName } from "../forms/label-of";
import { textNameOf } from "../forms/navigation";
import type { EditorConfig } from "../server/editor-config";
import { call, useAnswer } from "./api";
import { AskDialog, ask } from "./ask";
import { draftEntry, writeDraft } from "./drafts";
import { FormPane } from "./form-pane";
import { idFrom } from "./ids";
import { Navigation } from "./navigation";
import { PicturesPane } from "./pictures-pane";
import { readPlace } from "./place";
import { Preview } from "./preview";
import { PublishDialog } from "./publish-dialog";
import { TranslationPane } from "./translation-pane";

export function App({ initialConfig }: { initialConfig: EditorConfig }) {
  const [config, setConfig] = useState(initialConfig);
  const [place, setPlace] = useState(readPlace);
  const [isPublishing, setIsPublishing] = useState(false);
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
  const { answer: shownSite, fault } = useAnswer<string>("site", { tag });
  const starting =
    tag && !shownSite ? (fault ?? `The site in ${languageName(tag)} is starting …`) : undefined;
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
        onAddText={() => addText(entries.map((each) => each.file))}
        onPublish={() => setIsPublishing(true)}
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
        site={shownSite ?? site}
        place={place}
        page={(tag ? `/${tag}` : "") + (entry?.page ?? "/") + (document ? `#${legalHashes[document]}` : "")}
        notice={file.startsWith("texts/") && !stored ? "The page appears here once it is saved." : starting}
      />
      <AskDialog />
      {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
    </div>
  );
}

/** Opens the form of a new page of text, or of the one that there is. */
async function addText(files: readonly string[]) {
  const label = "Its title. A page in a folder has that before it: Guides / Backups";
  const typed = await ask({ title: "A new page of text", label, button: "Write it" });
  const words = (typed ?? "").split(" / ").filter((part) => idFrom(part) !== "");
  if (words.length === 0) return;
  const file = ["texts", ...words.map(idFrom)].join("/");
  // As the server reads a text that is not there.
  const base = { body: "" };
  if (!files.includes(file)) writeDraft(file, { value: { title: words.at(-1)?.trim(), ...base }, base });
  location.hash = `/${file}`;
}
