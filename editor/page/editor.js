const token = document.querySelector('meta[name="editor-token"]')?.getAttribute("content") ?? "";
const report = /** @type {HTMLDialogElement} */ (document.getElementById("report"));
const lines = /** @type {HTMLElement} */ (document.getElementById("report-lines"));

document.getElementById("report-close")?.addEventListener("click", () => report.close());
document.getElementById("publish")?.addEventListener("click", async () => {
  lines.textContent = "";
  report.showModal();
  try {
    const headers = { "Content-Type": "application/json", "X-Editor-Token": token };
    const response = await fetch("/api/publish", { method: "POST", headers, body: "{}" });
    if (!response.ok) return add((await response.json()).error);
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read())
      add(part.value);
  } catch {
    add("The editor does not answer: is npm run edit still running?");
  }
});

/** @param {string} text */
function add(text) {
  lines.append(text);
  lines.scrollTop = lines.scrollHeight;
}
