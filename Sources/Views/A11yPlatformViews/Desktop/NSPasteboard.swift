// SPDX-License-Identifier: MIT

import A11yDrawing
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// The pasteboard as AppKit has it: a text that it is given can be pasted in the host that runs the
/// caller. What a user copies is not on it.
@MainActor
@preconcurrency
public final class NSPasteboard: NSObject {
  /// A kind of content.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Text.
    public static let string = Self("public.utf8-plain-text")
    /// An address.
    public static let URL = Self("public.url")
    /// The address of a file.
    public static let fileURL = Self("public.file-url")
    /// A picture.
    public static let png = Self("public.png")
    /// A picture.
    public static let tiff = Self("public.tiff")
    /// Text with attributes.
    public static let rtf = Self("public.rtf")
    /// Text with tags.
    public static let html = Self("public.html")
    /// A document for printing.
    public static let pdf = Self("com.adobe.pdf")
    /// A colour.
    public static let color = Self("com.apple.cocoa.pasteboard.color")
  }

  /// The pasteboard.
  public static let general = NSPasteboard()

  private var contents: [PasteboardType: Data] = [:]
  /// How often the content has changed.
  public private(set) var changeCount = 0

  private override init() {}

  /// The kinds of content.
  public var types: [PasteboardType]? { contents.isEmpty ? nil : Array(contents.keys) }

  /// Removes everything.
  @discardableResult
  public func clearContents() -> Int {
    contents = [:]
    changeCount += 1
    CurrentHost.inbox?.post(.request { $0.pasteboard.string = nil })
    return changeCount
  }

  /// Removes everything, for content of some kinds.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Puts a text on the pasteboard.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = Data(string.utf8)
    guard dataType == .string || dataType == .URL else { return true }
    CurrentHost.inbox?.post(.request { $0.pasteboard.string = string })
    return true
  }

  /// Puts bytes on the pasteboard.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    contents[dataType] = data
    return true
  }

  /// The text of a kind.
  public func string(forType dataType: PasteboardType) -> String? {
    contents[dataType].flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The bytes of a kind.
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

/// What can be put on the pasteboard.
@MainActor
@preconcurrency
public protocol NSPasteboardWriting {
  /// Its text, with the kind of it.
  var _pasteboardText: (NSPasteboard.PasteboardType, String)? { get }
}

extension NSString: NSPasteboardWriting {
  /// The text.
  public var _pasteboardText: (NSPasteboard.PasteboardType, String)? { (.string, description) }
}

extension NSURL: NSPasteboardWriting {
  /// The address.
  public var _pasteboardText: (NSPasteboard.PasteboardType, String)? {
    (.URL, absoluteString)
  }
}

extension NSImage: NSPasteboardWriting {
  /// Nothing: a picture has no pixels here.
  public var _pasteboardText: (NSPasteboard.PasteboardType, String)? { nil }
}
