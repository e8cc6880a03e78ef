// A file is checked by the server before Decap CMS gets it, which would send it with every save from then on.
(() => {
  /** @type {WeakSet<File>} */
  const accepted = new WeakSet();

  window.addEventListener("change", checkFirst, { capture: true });

  /** @param {Event} event */
  async function checkFirst(event) {
    const input = event.target;
    if (!(input instanceof HTMLInputElement) || input.type !== "file") return;
    const [file] = input.files ?? [];
    if (!file || accepted.has(file)) return;
    event.stopImmediatePropagation();
    const asset = {
      path: `content/pictures/${file.name}`,
      content: await base64Of(file),
      encoding: "base64",
    };
    const body = JSON.stringify({ action: "checkPicture", params: { asset } });
    const headers = { "Content-Type": "application/json" };
    // before-decap.js shows what the server says against it.
    const { ok } = await window.fetch("/api/records", { method: "POST", headers, body });
    if (!ok) {
      input.value = "";
      return;
    }
    accepted.add(file);
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /**
   * @param {File} file
   * @returns {Promise<string>}
   */
  function base64Of(file) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ""));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(file);
    });
  }
})();
