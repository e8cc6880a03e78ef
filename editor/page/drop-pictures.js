// A picture that is dropped on its field, or on the library of pictures, is uploaded: Decap CMS has a button only.
(() => {
  const chooseButton = /^Choose (an|different) image$/;

  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });

  document.addEventListener("drop", async (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    if (!uploadInput()) buttonOf(/** @type {Element} */ (event.target))?.click();
    else return upload(file);
    const observer = new MutationObserver(() => {
      if (!uploadInput()) return;
      observer.disconnect();
      upload(file);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

  /** @param {File} file */
  function upload(file) {
    const input = uploadInput();
    if (!input) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.files = files.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }

  /** @returns {HTMLInputElement | null} of the library, while it is open */
  function uploadInput() {
    return document.querySelector('.ReactModalPortal input[type="file"]');
  }

  /**
   * The button of the field that something was dropped on: the nearest part of the form that has exactly one.
   * @param {Element | null} target
   */
  function buttonOf(target) {
    for (let part = target; part; part = part.parentElement) {
      const buttons = [...part.querySelectorAll("button")].filter(({ textContent }) =>
        chooseButton.test(textContent?.trim() ?? ""),
      );
      if (buttons.length > 0) return buttons.length === 1 ? buttons[0] : undefined;
    }
    return undefined;
  }
})();
