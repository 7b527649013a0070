// SPDX-License-Identifier: MIT

// Made from Surface/A11yViewFeatures.rows by `make surface`.

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation
import Observation
import OpenCombine

extension URL {
  /// Returns the URL with the filename extension for a type.
  public func appendingPathExtension(for type: UTType) -> URL {
    type.preferredFilenameExtension.map { appendingPathExtension($0) } ?? self
  }
}

extension UTType {
  /// Any item in a file system.
  public static let item = UTType(known: "public.item")

  /// Any content of a document.
  public static let content = UTType(known: "public.content")

  /// Content of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")

  /// A sequence of bytes.
  public static let data = UTType(known: "public.data")

  /// A directory.
  public static let directory = UTType(known: "public.directory")

  /// A folder.
  public static let folder = UTType(known: "public.folder")

  /// A folder that is presented as a single file.
  public static let package = UTType(known: "com.apple.package")

  /// A folder with a known structure.
  public static let bundle = UTType(known: "com.apple.bundle")

  /// Text of any kind.
  public static let text = UTType(known: "public.text")

  /// Text without markup.
  public static let plainText = UTType(known: "public.plain-text")

  /// Text without markup, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")

  /// Text without markup, in UTF-16.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")

  /// Values separated by delimiters.
  public static let delimitedText = UTType(known: "public.delimited-values-text")

  /// Values separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")

  /// Values separated by tabs.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")

  /// Rich text.
  public static let rtf = UTType(known: "public.rtf")

  /// HTML.
  public static let html = UTType(known: "public.html")

  /// XML.
  public static let xml = UTType(known: "public.xml")

  /// YAML.
  public static let yaml = UTType(known: "public.yaml")

  /// JSON.
  public static let json = UTType(known: "public.json")

  /// A CSS style sheet.
  public static let css = UTType(known: "public.css")

  /// A property list.
  public static let propertyList = UTType(known: "com.apple.property-list")

  /// Source code.
  public static let sourceCode = UTType(known: "public.source-code")

  /// Swift source code.
  public static let swiftSource = UTType(known: "public.swift-source")

  /// C source code.
  public static let cSource = UTType(known: "public.c-source")

  /// JavaScript source code.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")

  /// A script.
  public static let script = UTType(known: "public.script")

  /// A shell script.
  public static let shellScript = UTType(known: "public.shell-script")

  /// A Python script.
  public static let pythonScript = UTType(known: "public.python-script")

  /// A log.
  public static let log = UTType(known: "com.apple.log")

  /// An image.
  public static let image = UTType(known: "public.image")

  /// A JPEG image.
  public static let jpeg = UTType(known: "public.jpeg")

  /// A PNG image.
  public static let png = UTType(known: "public.png")

  /// A GIF image.
  public static let gif = UTType(known: "com.compuserve.gif")

  /// A TIFF image.
  public static let tiff = UTType(known: "public.tiff")

  /// A BMP image.
  public static let bmp = UTType(known: "com.microsoft.bmp")

  /// An SVG image.
  public static let svg = UTType(known: "public.svg-image")

  /// A HEIC image.
  public static let heic = UTType(known: "public.heic")

  /// A WebP image.
  public static let webP = UTType(known: "org.webmproject.webp")

  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")

  /// An EPUB book.
  public static let epub = UTType(known: "org.idpf.epub-container")

  /// Audio, video or both.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")

  /// Video, with or without audio.
  public static let movie = UTType(known: "public.movie")

  /// Video without audio.
  public static let video = UTType(known: "public.video")

  /// Audio.
  public static let audio = UTType(known: "public.audio")

  /// An MPEG-4 movie.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")

  /// A QuickTime movie.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")

  /// MP3 audio.
  public static let mp3 = UTType(known: "public.mp3")

  /// WAV audio.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")

  /// Several files combined into one.
  public static let archive = UTType(known: "public.archive")

  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")

  /// A gzip archive.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")

  /// A program.
  public static let executable = UTType(known: "public.executable")

  /// A database.
  public static let database = UTType(known: "public.database")

  /// A spreadsheet.
  public static let spreadsheet = UTType(known: "public.spreadsheet")

  /// A presentation.
  public static let presentation = UTType(known: "public.presentation")

  /// A font.
  public static let font = UTType(known: "public.font")

  /// A contact card.
  public static let vCard = UTType(known: "public.vcard")

  /// An email message.
  public static let emailMessage = UTType(known: "public.email-message")

  /// A URL.
  public static let url = UTType(known: "public.url")

  /// A file URL.
  public static let fileURL = UTType(known: "public.file-url")

  /// Creates a type that the program itself defines.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// Creates a type that another program defines.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaring: identifier, parentType)
  }

  /// The preferred filename extension for the type.
  public var preferredFilenameExtension: String? { filenameExtensions.first }

  /// The MIME type.
  public var preferredMIMEType: String? { Self.declaration(of: identifier)?.mime }

  /// Whether the type is declared by the system or the program.
  public var isDeclared: Bool { !isDynamic }

  /// Whether only the type's filename extension is known.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Returns whether the type is equal to another or a subtype of it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns whether another type is a subtype of this one.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
