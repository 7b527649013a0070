// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// The JavaScript that runs inside pages, from the `.js` files in the `Scripts` folder.
enum PageScript {
  /// The name of the world in which most of a11ynav's scripts run, and which the page's own scripts cannot see.
  static let world = "a11ynav"
  /// All scripts that run in the world named ``world``.
  static let whole =
    [
      PackageResources.page_js, PackageResources.changes_js, PackageResources.places_js,
      PackageResources.acting_js, PackageResources.tabbing_js, PackageResources.keys_js,
      PackageResources.typing_ahead_js, PackageResources.driving_js,
    ].map(text).joined(separator: "\n") + "\na11ynav.watch();\na11ynav.watchTypedAhead();"
  /// The script that reports the page's permission requests and announcements to ``binding``, in
  /// the page's own world.
  static let permissions = text(PackageResources.permissions_js)
  /// The scripts that run a page's timers, animation frames and messages to itself in virtual time, in
  /// the page's own world.
  static let virtualTime = [
    PackageResources.virtual_timers_js, PackageResources.virtual_frames_js,
    PackageResources.virtual_messages_js,
  ].map(text).joined(separator: "\n")
  /// Returns the script that replaces connections with recorded connections, in the page's own world.
  static func connections(_ recorded: [JSONValue]) -> String {
    text(PackageResources.recorded_connections_js) + "(\(JSONValue.array(recorded).text));"
  }
  /// The browser function that this script calls to make its reports.
  static let connectionBinding = "a11ynavConnected"
  /// The browser function that ``permissions`` calls to make its reports.
  static let binding = "a11ynavAsked"

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// A JavaScript function in ``PageScript``, identified by its name.
enum PageFunction: String, CaseIterable {
  // page.js
  case state, answer, nextAnimationEnd, frame, show, focus, blur
  // changes.js
  case takeChanged, takeLiveChanged, noticesScrolling, isClipped
  // places.js
  case selector
  // acting.js
  case activate, linkTarget, beginEditing, watchInput, hasRefusedInput
  case choose, menu, select, submit, scroll
  // tabbing.js
  case rememberFocus, keepFocus, hasNoFocus, hasSameFocus, startTabbing
  case beginRound, endRound, takeNotes, hasChangedInRound, stopsOfRound
  // keys.js
  case watchKey, keyWasUsed, watchChange, hasChanged, closeTop
  // typing-ahead.js
  case expectKeys, withholdKeys, endTypeAhead
  // driving.js
  case find, click, checkResult

  /// Returns the expression that calls the function.
  func call(_ arguments: [JSONValue] = []) -> String {
    "a11ynav.\(rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
  }
}

/// A report from the ``PageScript/permissions`` script.
enum PageReport: Hashable {
  /// The page requests a permission that a person would have to grant. The permission is identified by its name.
  case permission(String)
  /// The page makes an announcement with `ariaNotify`.
  case announcement(Announcement)

  init?(_ payload: String) {
    let parts = payload.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
    if parts.count == 4, parts[0] == "say", parts[3].contains(where: { !$0.isWhitespace }) {
      self = .announcement(
        Announcement(
          String(parts[3]),
          priority: parts[1] == "high" ? .default : .low,
          language: parts[2] == "-" ? "" : String(parts[2])
        )
      )
    } else if Self.permissions[payload] != nil {
      self = .permission(payload)
    } else {
      return nil
    }
  }

  /// Descriptions of the permissions that a page can request, keyed by name.
  static let permissions = [
    "notifications": "to show notifications", "location": "to use your location",
    "camera": "to use the camera", "microphone": "to use the microphone",
    "screen": "to record the screen", "clipboard": "to read the clipboard",
    "midi": "to use music devices",
  ]
}
