// SPDX-License-Identifier: MIT

import A11yJSON

/// The entries in a storage state that have not yet been added to local storage.
///
/// Entries are added before the first document of their origin is loaded. If the page later removes an entry, for
/// example because the user signs out, the entry is not added again.
@MainActor
final class LocalStorageEntries {
  /// The scripts that add the entries, keyed by origin.
  private var scripts: [String: String] = [:]
  /// The scripts that run in new documents.
  private var installed: [(origin: String, session: String, identifier: String)] = []

  init(_ state: StorageState?) {
    for entry in state?.origins.array ?? [] {
      guard let origin = entry["origin"].string.flatMap({ PageAccess.origin(of: $0) }) else {
        continue
      }
      scripts[origin] = Self.script(adding: entry["localStorage"], to: origin)
    }
  }

  /// Makes the scripts run in new documents of a tab or frame.
  func install(in session: String, _ devTools: DevTools) {
    for (origin, script) in scripts {
      devTools.send(.addRemovableScript(script), in: session) { [weak self] answer in
        guard let identifier = try? answer.get() else { return }
        self?.installed.append((origin, session, identifier))
      }
    }
  }

  /// Stops running the script for an origin whose first document has begun to load.
  func handle(_ event: BrowserEvent, _ devTools: DevTools) {
    guard case .frameNavigated(let frame) = event,
      let origin = PageAccess.origin(of: frame.url), scripts.removeValue(forKey: origin) != nil
    else { return }
    for script in installed where script.origin == origin {
      devTools.send(.removeScript(script.identifier), in: script.session)
    }
    installed.removeAll { $0.origin == origin }
  }

  private static func script(adding entries: JSONValue, to origin: String) -> String {
    """
    ((origin, entries) => {
      if (origin !== location.origin) return;
      try { for (const { name, value } of entries) localStorage.setItem(name, value); } catch {}
    })(\(JSONValue.string(origin).text), \(JSONValue.array(entries.array).text));
    """
  }
}
