// SPDX-License-Identifier: MIT

import A11yJSON
import A11yTree

/// The result of an attempt to load an address.
struct Navigation: Sendable {
  /// Whether the address is a download.
  var isDownload: Bool
  /// The browser's name for the error, if any.
  var errorText: String?
}

/// A frame and the frames inside it.
struct FrameTree: Sendable {
  var id: String?
  var parent: String?
  var children: [FrameTree]

  init(_ tree: JSONValue) {
    id = tree["frame"]["id"].string
    parent = tree["frame"]["parentId"].string
    children = tree["childFrames"].array.map(FrameTree.init)
  }
}

/// The addresses in a tab's history.
struct NavigationHistory: Sendable {
  /// An address in a tab's history, which the browser identifies by a number.
  struct Entry: Sendable {
    fileprivate let id: JSONValue
    var url: String?
  }

  var entries: [Entry]
  /// The index of the current address.
  var current: Int?

  /// Returns the entry that is `offset` steps after the current entry, or before it if `offset` is negative.
  func entry(_ offset: Int) -> Entry? {
    guard let current, entries.indices.contains(current + offset) else { return nil }
    return entries[current + offset]
  }
}

extension BrowserCommand where Answer == Navigation {
  /// Starts loading an address.
  static func navigate(to address: String) -> Self {
    Self(
      "Page.navigate",
      ["url": .string(address)],
      result: { Navigation(isDownload: $0["isDownload"].isTrue, errorText: $0["errorText"].string) }
    )
  }
}

extension BrowserCommand where Answer == FrameTree {
  /// Returns the frames of a tab.
  static var getFrameTree: Self {
    Self("Page.getFrameTree", result: { FrameTree($0["frameTree"]) })
  }
}

extension BrowserCommand where Answer == NavigationHistory {
  /// Returns the addresses in a tab's history.
  static var getNavigationHistory: Self {
    Self(
      "Page.getNavigationHistory",
      result: { result in
        NavigationHistory(
          entries: result["entries"].array.map { .init(id: $0["id"], url: $0["url"].string) },
          current: result["currentIndex"].integer
        )
      }
    )
  }
}

extension BrowserCommand where Answer == Frame? {
  /// Returns the frame of the page's entire content, in points.
  static var getContentSize: Self {
    Self(
      "Page.getLayoutMetrics",
      result: { result in
        let size = result["cssContentSize"]
        guard let width = size["width"].number, let height = size["height"].number else {
          return nil
        }
        return Frame(x: 0, y: 0, width: width, height: height)
      }
    )
  }
}

extension BrowserCommand where Answer == String? {
  /// Returns an image of an area of the page, as a JPEG file in Base64.
  static func captureScreenshot(of frame: Frame, scale: Double) -> Self {
    Self(
      "Page.captureScreenshot",
      [
        "format": "jpeg", "quality": 60, "captureBeyondViewport": true,
        "clip": [
          "x": .number(frame.x), "y": .number(frame.y), "scale": .number(scale),
          "width": .number(frame.width), "height": .number(frame.height),
        ],
      ],
      result: { $0["data"].string }
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Reloads the page.
  static var reload: Self { Self("Page.reload") }

  /// Navigates to an entry in the history.
  static func navigate(toEntry entry: NavigationHistory.Entry) -> Self {
    Self("Page.navigateToHistoryEntry", ["entryId": entry.id])
  }

  /// Responds to a dialog that the page opened.
  static func handleDialog(accepts: Bool, promptText: String) -> Self {
    Self(
      "Page.handleJavaScriptDialog",
      ["accept": .bool(accepts), "promptText": .string(promptText)]
    )
  }

  /// Makes the browser report that the page asks for a file, instead of opening a file chooser.
  static var interceptFileChooser: Self {
    Self("Page.setInterceptFileChooserDialog", ["enabled": true])
  }

  /// Chooses files in a file field.
  static func setFiles(_ paths: [String], ofNode node: Int) -> Self {
    Self(
      "DOM.setFileInputFiles",
      ["backendNodeId": .number(Double(node)), "files": .array(paths.map { .string($0) })]
    )
  }

  /// Replaces the content of a frame's document.
  static func setDocumentContent(_ html: String, of frame: String) -> Self {
    Self("Page.setDocumentContent", ["frameId": .string(frame), "html": .string(html)])
  }

  /// Runs a script in each new document before the page's own scripts, and immediately in existing
  /// documents.
  static func addScript(_ source: String, world: String? = nil) -> Self {
    var parameters: [String: JSONValue] = ["source": .string(source), "runImmediately": true]
    if let world { parameters["worldName"] = .string(world) }
    return Self("Page.addScriptToEvaluateOnNewDocument", .object(parameters))
  }
}

extension BrowserCommand where Answer == String {
  /// Runs a script in each new document before the page's own scripts, and returns the script's identifier.
  static func addRemovableScript(_ source: String) -> Self {
    Self(
      "Page.addScriptToEvaluateOnNewDocument",
      ["source": .string(source)],
      result: { $0["identifier"].string ?? "" }
    )
  }
}

extension BrowserCommand where Answer == Void {
  /// Stops running a script in new documents.
  static func removeScript(_ identifier: String) -> Self {
    Self("Page.removeScriptToEvaluateOnNewDocument", ["identifier": .string(identifier)])
  }
}
