// SPDX-License-Identifier: MIT

import A11yTree

extension PageScript {
  /// The function of the browser through which a page's asking for a permission is reported.
  static let asked = "a11ynavAsked"

  /// Reports that the page asks for something that a person would have to allow, or has something
  /// said. Runs before the page's scripts, as they do, and leaves them no other way to report.
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
    """

  /// What a page has said by `ariaNotify`; `nil` if the report is about something else.
  static func announcement(_ report: String) -> Announcement? {
    let parts = report.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == "say", parts[3].contains(where: { !$0.isWhitespace })
    else { return nil }
    return Announcement(
      String(parts[3]),
      priority: parts[1] == "high" ? .default : .low,
      language: parts[2] == "-" ? "" : String(parts[2])
    )
  }

  /// What a page may ask for, in words.
  static let permissionWords = [
    "notifications": "to show notifications", "location": "where you are",
    "camera": "for the camera", "microphone": "for the microphone",
    "screen": "to record the screen", "clipboard": "to read the clipboard",
    "midi": "for music devices",
  ]
}
