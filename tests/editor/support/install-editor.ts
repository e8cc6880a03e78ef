import { ensureEditorInstalled } from "../../../scripts/ensure-installed.mjs";

/** The editor is a package of its own, which `npm ci` in the project does not install. */
export default ensureEditorInstalled;
