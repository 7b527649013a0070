extension PageScript {
  /// The function of the browser through which a page's asking for a permission is reported.
  static let asked = "a11ynavAsked"

  /// Reports that the page asks for something that a person would have to allow. Runs before the
  /// page's scripts, as they do, and leaves them no way to report anything themselves.
  static let permissions = """
    (() => {
      const tell = globalThis.a11ynavAsked;
      delete globalThis.a11ynavAsked;
      if (!tell) return;
      const watch = (owner, name, kinds) => {
        const original = owner?.[name];
        if (typeof original !== "function") return;
        const watched = new Proxy(original, {
          apply(target, self, rest) {
            for (const kind of kinds(...rest)) tell(kind);
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
    })();
    """

  /// What a page may ask for, in words.
  static let permissionWords = [
    "notifications": "to show notifications", "location": "where you are",
    "camera": "for the camera", "microphone": "for the microphone",
    "screen": "to record the screen", "clipboard": "to read the clipboard",
    "midi": "for music devices",
  ]
}
