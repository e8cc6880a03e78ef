// What was typed and not saved is kept by Decap CMS, in IndexedDB, and offered when the form is opened again. It is mostly
// read before the file is, which then takes its place without a word: so it is read when the form is shown, not before.
(() => {
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
})();
