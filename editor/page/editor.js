const token = document.querySelector('meta[name="editor-token"]')?.getAttribute("content") ?? "";
const report = /** @type {HTMLDialogElement} */ (document.getElementById("report"));
const lines = /** @type {HTMLElement} */ (document.getElementById("report-lines"));
const closeButton = /** @type {HTMLButtonElement} */ (document.getElementById("report-close"));
const anywayButton = /** @type {HTMLButtonElement} */ (document.getElementById("publish-anyway"));

/** @type {AbortController | undefined} */
let running;

document.getElementById("publish")?.addEventListener("click", () => publish({ anyway: false }));
anywayButton.addEventListener("click", () => publish({ anyway: true }));
closeButton.addEventListener("click", () => (running ? running.abort() : report.close()));
// Escape must not hide a publish that goes on.
report.addEventListener("cancel", (event) => running && event.preventDefault());

/** @param {{ anyway: boolean }} options */
async function publish(options) {
  const question = "A form has changes that are not saved. Publish without them?";
  if (hasUnsavedChanges() && !confirm(question)) return;
  running = new AbortController();
  lines.textContent = "";
  anywayButton.hidden = true;
  closeButton.textContent = "Stop";
  if (!report.open) report.showModal();
  const outcome = await sendPublish(options, running.signal).catch(() =>
    add(
      running?.signal.aborted
        ? "Stopped. Nothing was published, and nothing of your edits is lost."
        : "The editor does not answer: is npm run edit still running?",
    ),
  );
  running = undefined;
  closeButton.textContent = "Close";
  anywayButton.hidden = outcome !== "blocked";
}

/**
 * Shows each line as it comes and returns the outcome.
 * @param {{ anyway: boolean }} options
 * @param {AbortSignal} signal
 */
async function sendPublish(options, signal) {
  const headers = { "Content-Type": "application/json", "X-Editor-Token": token };
  const body = JSON.stringify(options);
  const response = await fetch("/api/publish", { method: "POST", headers, body, signal });
  if (!response.ok) return add((await response.json()).error);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let outcome = "";
  let rest = "";
  for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
    const parts = `${rest}${part.value}`.split("\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      const message = JSON.parse(part);
      if (message.line !== undefined) add(message.line);
      outcome = message.outcome ?? outcome;
    }
  }
  return outcome;
}

/** Decap CMS says so above the form. */
function hasUnsavedChanges() {
  const forms = /** @type {HTMLIFrameElement} */ (document.getElementById("forms"));
  return forms.contentDocument?.body.textContent.includes("Unsaved Changes") ?? false;
}

/** @param {string} line */
function add(line) {
  lines.append(`${line}\n`);
  lines.scrollTop = lines.scrollHeight;
}
