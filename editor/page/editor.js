const token = document.querySelector('meta[name="editor-token"]')?.getAttribute("content") ?? "";
const report = /** @type {HTMLDialogElement} */ (document.getElementById("report"));
const lines = /** @type {HTMLElement} */ (document.getElementById("report-lines"));
const closeButton = /** @type {HTMLButtonElement} */ (document.getElementById("report-close"));

/** @type {AbortController | undefined} */
let running;

document.getElementById("publish")?.addEventListener("click", publish);
closeButton.addEventListener("click", () => (running ? running.abort() : report.close()));
// Escape must not hide a publish that goes on.
report.addEventListener("cancel", (event) => running && event.preventDefault());

async function publish() {
  const question = "A form has changes that are not saved. Publish without them?";
  if (hasUnsavedChanges() && !confirm(question)) return;
  running = new AbortController();
  lines.textContent = "";
  closeButton.textContent = "Stop";
  report.showModal();
  await showReport(running.signal).catch(() =>
    add(
      running?.signal.aborted
        ? "Stopped. Nothing was published, and nothing of your edits is lost."
        : "The editor does not answer: is npm run edit still running?",
    ),
  );
  running = undefined;
  closeButton.textContent = "Close";
}

/**
 * Shows each line as it comes.
 * @param {AbortSignal} signal
 */
async function showReport(signal) {
  const headers = { "Content-Type": "application/json", "X-Editor-Token": token };
  const response = await fetch("/api/publish", { method: "POST", headers, signal });
  if (!response.ok) return add((await response.json()).error);
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) add(part);
}

/** Decap CMS says so above the form. */
function hasUnsavedChanges() {
  const forms = /** @type {HTMLIFrameElement} */ (document.getElementById("forms"));
  return forms.contentDocument?.body.textContent.includes("Unsaved Changes") ?? false;
}

/** @param {string} text */
function add(text) {
  lines.append(text);
  lines.scrollTop = lines.scrollHeight;
}
