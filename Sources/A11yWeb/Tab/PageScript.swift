// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// The JavaScript that runs inside pages, from the `.js` files beside this one.
enum PageScript {
  /// The name of the world in which most of it runs: the page's scripts cannot see it.
  static let world = "a11ynav"
  /// Everything that runs in that world.
  static let whole =
    [
      PackageResources.page_js, PackageResources.changes_js, PackageResources.places_js,
      PackageResources.acting_js, PackageResources.tabbing_js, PackageResources.keys_js,
      PackageResources.driving_js,
    ].map(text).joined(separator: "\n") + "\na11ynav.watch();"
  /// Reports to ``binding`` what the page asks for and has announced, in the page's own world.
  static let permissions = text(PackageResources.permissions_js)
  /// Runs a page's animation frames and its messages to itself in virtual time, in the page's own world.
  static let virtualTime = [
    PackageResources.virtual_frames_js, PackageResources.virtual_messages_js,
  ].map(text).joined(separator: "\n")
  /// The function of the browser to which ``permissions`` reports.
  static let binding = "a11ynavAsked"

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// A function of ``PageScript``, by its name there.
enum PageFunction: String, CaseIterable {
  // page.js
  case state, answer, nextAnimationEnd, frame, show, focus, blur
  // changes.js
  case takeChanged, takeLiveChanged, noticesScrolling, isClipped
  // places.js
  case selector
  // acting.js
  case activate, linkTarget, beginEditing, choose, menu, select, submit, scroll
  // tabbing.js
  case rememberFocus, keepFocus, hasNoFocus, hasSameFocus, startTabbing
  case beginRound, endRound, takeNotes, hasChangedInRound, stopsOfRound
  // keys.js
  case watchKey, keyWasUsed, watchChange, hasChanged, closeTop
  // driving.js
  case find, click, checkResult

  /// The expression that calls the function.
  func call(_ arguments: [JSONValue] = []) -> String {
    "a11ynav.\(rawValue)(\(arguments.map(\.text).joined(separator: ", ")))"
  }
}

/// What ``PageScript/permissions`` reports.
enum PageReport: Hashable {
  /// The page asks for something that a person would have to allow, by its name.
  case permission(String)
  /// The page has something announced, with `ariaNotify`.
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

  /// What a page may ask for, in words.
  static let permissions = [
    "notifications": "to show notifications", "location": "where you are",
    "camera": "for the camera", "microphone": "for the microphone",
    "screen": "to record the screen", "clipboard": "to read the clipboard",
    "midi": "for music devices",
  ]
}
