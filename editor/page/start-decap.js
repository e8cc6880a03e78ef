import { formVersion } from "./form-version.js";
import { numberControl } from "./number-control.js";

/** @typedef {Record<string, Record<string, string>>} Words */
/** @typedef {{ init: (options: object) => void; getLocale: (name: string) => { editor: Words; ui: Words }; registerLocale: (name: string, words: object) => void; registerWidget: (name: string, control: unknown) => void }} Decap */
const { CMS } = /** @type {{ CMS: Decap }} */ (/** @type {unknown} */ (window));

// A form is saved on this computer; to publish is the button above both halves.
const words = CMS.getLocale("en");
Object.assign(words.editor.editorToolbar ?? {}, {
  publishing: "Saving …",
  publish: "Save",
  published: "Saved",
  publishNow: "Save now",
});
Object.assign(words.ui.toast ?? {}, {
  entrySaved: "Saved",
  onFailToPersist: "Not saved: the reason is below the form.",
});
CMS.registerLocale("en", words);
CMS.registerWidget("version", formVersion);
CMS.registerWidget("number", numberControl);

fetch("/config.json")
  .then((response) => response.json())
  .then((config) => CMS.init({ config }));
