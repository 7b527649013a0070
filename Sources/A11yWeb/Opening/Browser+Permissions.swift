// SPDX-License-Identifier: MIT

extension Browser {
  /// Refuses a context all that a person would have to allow, before it is asked.
  ///
  /// Otherwise some answers would come after a while, and a page whose time is virtual never sees them.
  func refuseAll(in context: JSONValue) {
    for name in [
      "notifications", "geolocation", "camera", "microphone", "clipboard-read", "midi",
    ] {
      let refusal: JSONValue = [
        "permission": ["name": .string(name)], "setting": "denied", "browserContextId": context,
      ]
      // What a browser does not know, it cannot grant.
      devTools.send("Browser.setPermission", refusal) { _ in }
    }
  }
}
