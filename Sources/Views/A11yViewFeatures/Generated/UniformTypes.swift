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

  /// A disk image.
  public static let diskImage = UTType(known: "public.disk-image")

  /// A reference to another item.
  public static let resolvable = UTType(known: "com.apple.resolvable")

  /// A symbolic link.
  public static let symbolicLink = UTType(known: "public.symlink")

  /// A mount point.
  public static let mountPoint = UTType(known: "com.apple.mount-point")

  /// An alias.
  public static let aliasFile = UTType(known: "com.apple.alias-file")

  /// A bookmark of a file.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")

  /// Plain text in UTF-16 for exchange.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")

  /// Tab-separated values in UTF-8.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")

  /// Assembly language.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")

  /// Objective-C.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")

  /// C++.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")

  /// Objective-C++.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")

  /// A C header.
  public static let cHeader = UTType(known: "public.c-header")

  /// A C++ header.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")

  /// AppleScript as text.
  public static let appleScript = UTType(known: "com.apple.applescript.text")

  /// A compiled AppleScript.
  public static let osaScript = UTType(known: "com.apple.applescript.script")

  /// An AppleScript with its resources.
  public static let osaScriptBundle = UTType(known: "com.apple.applescript.script-bundle")

  /// Perl.
  public static let perlScript = UTType(known: "public.perl-script")

  /// Ruby.
  public static let rubyScript = UTType(known: "public.ruby-script")

  /// PHP.
  public static let phpScript = UTType(known: "public.php-script")

  /// A makefile.
  public static let makefile = UTType(known: "public.make-source")

  /// A property list in XML.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")

  /// A binary property list.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")

  /// Rich text with attachments.
  public static let rtfd = UTType(known: "com.apple.rtfd")

  /// Rich text with attachments, in one file.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")

  /// A web page with its resources.
  public static let webArchive = UTType(known: "com.apple.webarchive")

  /// An icon.
  public static let icns = UTType(known: "com.apple.icns")

  /// A Windows icon.
  public static let ico = UTType(known: "com.microsoft.ico")

  /// A raw image of a camera.
  public static let rawImage = UTType(known: "public.camera-raw-image")

  /// A live photo.
  public static let livePhoto = UTType(known: "com.apple.live-photo")

  /// An HEIF image.
  public static let heif = UTType(known: "public.heif")

  /// A sequence of HEIC images.
  public static let heics = UTType(known: "public.heics")

  /// An OpenEXR image.
  public static let exr = UTType(known: "com.ilm.openexr-image")

  /// A DNG image.
  public static let dng = UTType(known: "com.adobe.raw-image")

  /// A JPEG XL image.
  public static let jpegxl = UTType(known: "public.jpeg-xl")

  /// Three-dimensional content.
  public static let threeDContent = UTType(known: "public.3d-content")

  /// A USD scene.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")

  /// A USD scene with its resources.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")

  /// A Reality file.
  public static let realityFile = UTType(known: "com.apple.reality")

  /// A SceneKit scene.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")

  /// A reference object for augmented reality.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")

  /// An MPEG movie.
  public static let mpeg = UTType(known: "public.mpeg")

  /// MPEG-2 video.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")

  /// An MPEG-2 stream.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")

  /// MPEG-4 audio.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")

  /// Protected MPEG-4 audio.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")

  /// A protected MPEG-4 movie.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")

  /// An AVI movie.
  public static let avi = UTType(known: "public.avi")

  /// AIFF audio.
  public static let aiff = UTType(known: "public.aiff-audio")

  /// MIDI audio.
  public static let midi = UTType(known: "public.midi-audio")

  /// A playlist.
  public static let playlist = UTType(known: "public.playlist")

  /// An M3U playlist.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")

  /// A volume.
  public static let volume = UTType(known: "public.volume")

  /// A plug-in.
  public static let pluginBundle = UTType(known: "com.apple.plugin")

  /// A Spotlight importer.
  public static let spotlightImporter = UTType(known: "com.apple.metadata-importer")

  /// A Quick Look generator.
  public static let quickLookGenerator = UTType(known: "com.apple.quicklook-generator")

  /// An XPC service.
  public static let xpcService = UTType(known: "com.apple.xpc-service")

  /// A framework.
  public static let framework = UTType(known: "com.apple.framework")

  /// An application.
  public static let application = UTType(known: "com.apple.application")

  /// An application with its resources.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")

  /// An app extension.
  public static let applicationExtension = UTType(
    known: "com.apple.application-and-system-extension"
  )

  /// A Unix program.
  public static let unixExecutable = UTType(known: "public.unix-executable")

  /// A Windows program.
  public static let exe = UTType(known: "com.microsoft.windows-executable")

  /// A pane of the system settings.
  public static let systemPreferencesPane = UTType(known: "com.apple.systempreference.prefpane")

  /// A bzip2 archive.
  public static let bz2 = UTType(known: "public.bzip2-archive")

  /// An Apple archive.
  public static let appleArchive = UTType(known: "com.apple.archive")

  /// A tar archive.
  public static let tarArchive = UTType(known: "public.tar-archive")

  /// A message.
  public static let message = UTType(known: "public.message")

  /// A contact.
  public static let contact = UTType(known: "public.contact")

  /// A task.
  public static let toDoItem = UTType(known: "public.to-do-item")

  /// An event.
  public static let calendarEvent = UTType(known: "public.calendar-event")

  /// An internet location.
  public static let internetLocation = UTType(known: "com.apple.internet-location")

  /// A Windows internet shortcut.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")

  /// A bookmark.
  public static let bookmark = UTType(known: "public.bookmark")

  /// A PKCS #12 file.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")

  /// An X.509 certificate.
  public static let x509Certificate = UTType(known: "public.x509-certificate")

  /// A haptic pattern.
  public static let ahap = UTType(known: "com.apple.haptics.ahap")

  /// GeoJSON.
  public static let geoJSON = UTType(known: "public.geojson")

  /// The metadata of a link.
  public static let linkPresentationMetadata = UTType(known: "com.apple.linkpresentation.metadata")

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
