// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// AppKit's pasteboard. Text that a program puts on the pasteboard can be pasted within the same program. Text that the
/// user copies does not appear on the pasteboard.
@MainActor
@preconcurrency
public final class NSPasteboard: NSObject {
  /// The general pasteboard.
  public static let general = NSPasteboard()

  private var contents: [PasteboardType: Data] = [:]
  /// The number of times that the pasteboard's content has changed.
  public private(set) var changeCount = 0

  private override init() {}

  /// The types of content on the pasteboard.
  public var types: [PasteboardType]? { contents.isEmpty ? nil : Array(contents.keys) }

  /// Removes all contents.
  @discardableResult
  public func clearContents() -> Int {
    contents = [:]
    changeCount += 1
    CurrentHost.inbox?.post(.request { $0.pasteboard.string = nil })
    return changeCount
  }

  /// Puts text on the pasteboard.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = Data(string.utf8)
    guard dataType == .string || dataType == .URL else { return true }
    CurrentHost.inbox?.post(.request { $0.pasteboard.string = string })
    return true
  }

  /// Puts data on the pasteboard.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = data
    return true
  }

  /// Returns the pasteboard's text for a given type.
  public func string(forType dataType: PasteboardType) -> String? {
    contents[dataType].flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Returns the pasteboard's data for a given type.
  public func data(forType dataType: PasteboardType) -> Data? { contents[dataType] }

  /// Puts objects on the pasteboard.
  @discardableResult
  public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
    for object in objects {
      guard let (type, text) = object._pasteboardText else { continue }
      setString(text, forType: type)
    }
    return true
  }
}

extension NSString: NSPasteboardWriting {
  /// The text.
  public var _pasteboardText: (NSPasteboard.PasteboardType, String)? { (.string, description) }
}

extension NSURL: NSPasteboardWriting {
  /// The URL.
  public var _pasteboardText: (NSPasteboard.PasteboardType, String)? {
    (.URL, absoluteString)
  }
}

extension NSImage: NSPasteboardWriting {
  /// The value is always `nil`, because images have no pixels.
  public var _pasteboardText: (NSPasteboard.PasteboardType, String)? { nil }
}
