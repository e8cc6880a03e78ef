/**
 * The field with the version of the file that the form has: the owner does not see it.
 *
 * Decap CMS compares a form with the file as it was opened, not as it was last saved, and after a save it takes everything
 * for saved, also what was typed meanwhile. A version that changes at each save makes every form with a later change differ
 * from the one that was opened.
 * @typedef {{ get: (name: string) => any; delete: (name: string) => { equals: (other: unknown) => boolean } }} ImmutableMap
 * @typedef {{ props: { onChange: (version: string) => void; getEntry: () => ImmutableMap } }} Control
 * @typedef {Control & { sent?: unknown; mounted?: boolean; onSaving: () => void; onSaved: (event: Event) => void }} VersionControl
 */

const { h, createClass } = /** @type {any} */ (window);

/** How often is looked whether Decap CMS has noted a save, in milliseconds. */
const interval = 20;

/** @param {Control} control */
function formWithoutVersion({ props }) {
  return props.getEntry().get("data")?.delete("loadedVersion");
}

export const formVersion = createClass({
  /** @this {VersionControl} */
  componentDidMount() {
    this.mounted = true;
    window.addEventListener("form-saving", this.onSaving);
    window.addEventListener("form-saved", this.onSaved);
    window.dispatchEvent(new Event("form-shown"));
  },
  /** @this {VersionControl} */
  componentWillUnmount() {
    this.mounted = false;
    window.removeEventListener("form-saving", this.onSaving);
    window.removeEventListener("form-saved", this.onSaved);
  },
  /** @this {VersionControl} */
  onSaving() {
    this.sent = formWithoutVersion(this);
  },
  /** @this {VersionControl} @param {CustomEvent<string>} event */
  async onSaved(event) {
    const version = event.detail;
    this.props.onChange(version);
    const isNoted = () => !this.mounted || !this.props.getEntry().get("isPersisting");
    while (!isNoted()) await new Promise((resolve) => setTimeout(resolve, interval));
    // Decap CMS marks the form as changed again.
    if (this.mounted && !formWithoutVersion(this)?.equals(this.sent)) this.props.onChange(version);
  },
  render: () => h("span", { className: "form-version" }),
});
