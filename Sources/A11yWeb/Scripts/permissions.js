// SPDX-License-Identifier: MIT
//
// Reports that the page requests a permission that a person would have to grant, or that it makes
// an announcement.
//
// Runs in the page's own world before the page's scripts, and removes the reporting function so
// that they cannot call it.

(() => {
  const tell = globalThis.a11ynavAsked;
  delete globalThis.a11ynavAsked;
  if (!tell) return;
  const watch = (owner, name, kinds) => {
    const original = owner?.[name];
    if (typeof original !== "function") return;
    const watched = new Proxy(original, {
      apply(target, self, rest) {
        for (const kind of Reflect.apply(kinds, self, rest)) tell(kind);
        return Reflect.apply(target, self, rest);
      },
    });
    Object.defineProperty(owner, name, { value: watched, configurable: true, writable: true });
  };
  watch(globalThis.Notification, "requestPermission", () => ["notifications"]);
  const place = globalThis.Geolocation?.prototype;
  watch(place, "getCurrentPosition", () => ["location"]);
  watch(place, "watchPosition", () => ["location"]);
  const media = globalThis.MediaDevices?.prototype;
  watch(media, "getUserMedia", asked => [
    ...(asked?.video ? ["camera"] : []), ...(asked?.audio ? ["microphone"] : []),
  ]);
  watch(media, "getDisplayMedia", () => ["screen"]);
  const clipboard = globalThis.Clipboard?.prototype;
  watch(clipboard, "read", () => ["clipboard"]);
  watch(clipboard, "readText", () => ["clipboard"]);
  watch(globalThis.Navigator?.prototype, "requestMIDIAccess", () => ["midi"]);
  const says = function (words, options) {
    const place = this.closest ? this : document.documentElement;
    const language = place?.closest("[lang]")?.lang ?? "";
    return [`say ${options?.priority === "high" ? "high" : "normal"} ${language || "-"} ${words}`];
  };
  for (const owner of [Element, Document]) watch(owner.prototype, "ariaNotify", says);
})();
