import { useCallback, useEffect, useRef, useState } from "react";
import type { ClickedText } from "../preview/choose-text";
import type { EditorConfig } from "../server/editor-config";
import type { SearchResult } from "../server/search";
import { call } from "./api";
import { AskDialog, ask } from "./ask";
import { writeDraft } from "./drafts";
import { FormPane } from "./form-pane";
import { idFrom } from "./ids";
import { Navigation } from "./navigation";
import { PicturesPane } from "./pictures-pane";
import { Preview } from "./preview";
import { PublishDialog } from "./publish-dialog";
import { addressOf } from "./sentence";
import { TranslationPane } from "./translation-pane";
import { useAnswer } from "./use-answer";

/** What is open: "#/minecraft-plans", "#/minecraft-plans?field=0/monthly", "#/minecraft-plans?language=hi", "#/pictures". */
function readPlace() {
  const [path = "", query = ""] = location.hash.replace(/^#\//, "").split("?");
  const params: Partial<Record<string, string>> = Object.fromEntries(new URLSearchParams(query));
  const { field, language, clicked } = params;
  return { file: decodeURIComponent(path), field, language, isClicked: clicked !== undefined };
}

export function App({ initialConfig }: { initialConfig: EditorConfig }) {
  const [config, setConfig] = useState(initialConfig);
  const [place, setPlace] = useState(readPlace);
  const [isPublishing, setIsPublishing] = useState(false);
  const pane = useRef<HTMLElement>(null);
  const { groups, forms, languages, site } = config;

  useEffect(() => {
    const update = () => setPlace(readPlace());
    addEventListener("hashchange", update);
    return () => removeEventListener("hashchange", update);
  }, []);
  const reload = useCallback(async () => {
    setConfig(await fetch("/config.json").then((response) => response.json()));
  }, []);

  const openText = useCallback(async (clicked: ClickedText) => {
    const field = await call<SearchResult | null>("fieldOfText", { clicked }).catch(() => null);
    if (field) location.hash = `${addressOf(field)}&clicked`;
    return field !== null;
  }, []);

  const entries = groups.flatMap((group) => group.entries);
  async function removeText(file: string) {
    const title = "Remove this page? Its earlier versions stay in git.";
    if ((await ask({ title, button: "Remove the page" })) === undefined) return;
    await call("removeText", { file });
    location.hash = "";
    await reload();
  }

  async function addText() {
    const label = "Its title. A page in a folder has that before it: Guides / Backups";
    const typed = await ask({ title: "A new page of text", label, button: "Write it" });
    const words = (typed ?? "").split(" / ").filter((part) => idFrom(part) !== "");
    if (words.length === 0) return;
    const file = ["texts", ...words.map(idFrom)].join("/");
    // What the form of an empty text has.
    const empty = { body: "" };
    const draft = { value: { title: words.at(-1)?.trim(), ...empty }, base: JSON.stringify(empty) };
    if (!entries.some((entry) => entry.file === file)) writeDraft(file, draft);
    location.hash = `/${file}`;
  }

  const isText = /^(languages\/[^/]+\/)?texts\//.test(place.file);
  const entry =
    entries.find(({ file }) => file === place.file) ??
    (isText
      ? {
          file: place.file,
          title: place.file.replace(/^.*\//, ""),
          about: "A page of text",
          page: `/${place.file.replace(/^.*texts\//, "")}`,
        }
      : undefined);
  const form = forms[isText ? "texts/new" : place.file];
  const language = languages.find(({ tag }) => tag === place.language);
  const tag = language?.tag ?? /^languages\/([^/]+)/.exec(place.file)?.[1] ?? "";
  const { answer: shownSite = site } = useAnswer<string>("site", { tag });
  const folder = shownSite === site ? "" : `/${tag}`;
  return (
    <div className="editor">
      <title>{entry ? `${entry.title} – Editor` : "Editor"}</title>
      {/* Not a link: addresses with # open forms. */}
      <button type="button" className="skip-link" onClick={() => pane.current?.focus()}>
        Skip to the form
      </button>
      <Navigation
        groups={groups}
        current={place.file}
        onAddText={addText}
        onPublish={() => setIsPublishing(true)}
      />
      <main ref={pane} tabIndex={-1} className="pane">
        {place.file === "pictures" && <PicturesPane />}
        {entry && form && language && (
          <TranslationPane key={`${place.file} ${language.tag}`} entry={entry} language={language} />
        )}
        {entry && form && !language && (
          <FormPane
            key={place.file}
            entry={entry}
            form={form}
            money={config.money}
            target={place.field}
            languages={place.file.startsWith("languages/") || place.file === "public/legal" ? [] : languages}
            onSaved={isText ? reload : undefined}
            onRemove={isText && entries.includes(entry) ? () => removeText(place.file) : undefined}
          />
        )}
        {!form && place.file !== "pictures" && (
          <div className="welcome">
            <h1 className="pane-title">What would you like to change?</h1>
            <p>
              Choose a form on the left, search for any word of the site, or press Click to edit and click on
              a text.
            </p>
            <p>What you save appears in the site on the right. Nobody else sees it before you publish.</p>
          </div>
        )}
      </main>
      <Preview
        site={shownSite}
        place={place}
        page={place.isClicked ? undefined : folder + (entry?.page ?? "/")}
        onClickText={openText}
      />
      <AskDialog />
      {isPublishing && <PublishDialog onClose={() => setIsPublishing(false)} />}
    </div>
  );
}
