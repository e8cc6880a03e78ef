// Before Decap CMS: its requests get the token, what the server says about them is shown at the form, and drafts are restored.
(() => {
  const token = document.querySelector('meta[name="editor-token"]')?.getAttribute("content") ?? "";
  const message = /** @type {HTMLElement} */ (document.getElementById("message"));
  const text = /** @type {HTMLElement} */ (document.getElementById("message-text"));
  document.getElementById("message-close")?.addEventListener("click", () => show(""));
  // Another form.
  window.addEventListener("hashchange", () => show(""));

  /** @param {string} sentence */
  function show(sentence) {
    text.textContent = sentence;
    message.hidden = sentence === "";
  }

  const send = window.fetch.bind(window);
  window.fetch = async (input, init = {}) => {
    if (input !== "/api/records") return send(input, init);
    const headers = { ...init.headers, "X-Editor-Token": token };
    const isSave = String(init.body).includes('"action":"persistEntry"');
    if (isSave) window.dispatchEvent(new Event("form-saving"));
    const response = await send(input, { ...init, headers }).catch((error) => {
      show("The editor does not answer: is npm run edit still running? Your texts are still here.");
      throw error;
    });
    const { error, version } = (await response.clone().json()) ?? {};
    if (error) show(error);
    else if (isSave) {
      show("");
      window.dispatchEvent(new CustomEvent("form-saved", { detail: version }));
    }
    return response;
  };

  // What was typed and not saved is kept by Decap CMS, in IndexedDB, and offered when the form is opened again. It is mostly
  // read before the file is, which then takes its place without a word: so it is read when the form is shown, not before.
  const { get } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.get = function (key) {
    const request = get.call(this, key);
    if (String(key).startsWith("backup"))
      Object.defineProperty(request, "onsuccess", {
        set: (/** @type {(event: Event) => void} */ handler) =>
          request.addEventListener("success", (event) => whenShown(() => handler.call(request, event))),
      });
    return request;
  };

  /** page/form-version.js is a part of every form. @param {() => void} callback */
  function whenShown(callback) {
    if (document.querySelector(".form-version")) callback();
    else window.addEventListener("form-shown", callback, { once: true });
  }

  Object.assign(window, { CMS_MANUAL_INIT: true });
  // The proxy backend has no users: this is what its login button stores.
  localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
})();
