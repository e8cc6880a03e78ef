// A picture is checked by the server before Decap CMS gets it, which would send a refused one with every save from then on.
// And it may be dropped on its field, or on the library of pictures: Decap CMS has a button only.
(() => {
  const chooseButton = /^\s*Choose (an|different) image\s*$/;
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
    const reader = new FileReader();
    reader.readAsDataURL(file);
    await new Promise((resolve) => reader.addEventListener("load", resolve));
    const asset = {
      path: `content/pictures/${file.name}`,
      content: String(reader.result).replace(/^.*?,/, ""),
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

  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });

  document.addEventListener("drop", (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    if (upload(file)) return;
    const button = buttonOf(/** @type {Element} */ (event.target));
    if (!button) return;
    button.click();
    const untilOpen = new MutationObserver(() => upload(file) && untilOpen.disconnect());
    untilOpen.observe(document.body, { childList: true, subtree: true });
  });

  /**
   * Gives a file to the library of pictures. Returns whether it is open.
   * @param {File} file
   */
  function upload(file) {
    const input = document.querySelector('.ReactModalPortal input[type="file"]');
    if (!(input instanceof HTMLInputElement)) return false;
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return true;
  }

  /**
   * The button of the field that something was dropped on: the nearest part of the form that has exactly one.
   * @param {Element | null} target
   */
  function buttonOf(target) {
    for (let part = target; part; part = part.parentElement) {
      const buttons = [...part.querySelectorAll("button")].filter(({ textContent }) =>
        chooseButton.test(textContent ?? ""),
      );
      if (buttons.length > 0) return buttons.length === 1 ? buttons[0] : undefined;
    }
    return undefined;
  }
})();
