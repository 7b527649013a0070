@_spi(Nodes) import A11yViewGraph

// The types that are known everywhere: how they are called, and what they are kinds of.

extension UTType {
  /// Anything in a file system.
  public static let item = UTType(known: "public.item")
  /// Anything that a document shows.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A series of bytes.
  public static let data = UTType(known: "public.data")
  /// A directory.
  public static let directory = UTType(known: "public.directory")
  /// A folder.
  public static let folder = UTType(known: "public.folder")
  /// A folder that looks like one file.
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
  /// Values with delimiters between them.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Values with commas between them.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Values with tabs between them.
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
  /// The source of a program.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Swift source.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// C source.
  public static let cSource = UTType(known: "public.c-source")
  /// JavaScript source.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script.
  public static let script = UTType(known: "public.script")
  /// A shell script.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A Python script.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A log.
  public static let log = UTType(known: "com.apple.log")
  /// A picture.
  public static let image = UTType(known: "public.image")
  /// A JPEG picture.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A PNG picture.
  public static let png = UTType(known: "public.png")
  /// A GIF picture.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A TIFF picture.
  public static let tiff = UTType(known: "public.tiff")
  /// A BMP picture.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An SVG picture.
  public static let svg = UTType(known: "public.svg-image")
  /// A HEIC picture.
  public static let heic = UTType(known: "public.heic")
  /// A WebP picture.
  public static let webP = UTType(known: "org.webmproject.webp")
  /// A PDF document.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// An EPUB book.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Sound, pictures that move, or both.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Pictures that move, with or without sound.
  public static let movie = UTType(known: "public.movie")
  /// Pictures that move, without sound.
  public static let video = UTType(known: "public.video")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// An MPEG-4 film.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// A QuickTime film.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// MP3 sound.
  public static let mp3 = UTType(known: "public.mp3")
  /// WAV sound.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Several files in one.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive.
  public static let zip = UTType(known: "public.zip-archive")
  /// A gzip archive.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// A program.
  public static let executable = UTType(known: "public.executable")
  /// A database.
  public static let database = UTType(known: "public.database")
  /// A table that calculates.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// Slides.
  public static let presentation = UTType(known: "public.presentation")
  /// A font.
  public static let font = UTType(known: "public.font")
  /// An address card.
  public static let vCard = UTType(known: "public.vcard")
  /// A mail.
  public static let emailMessage = UTType(known: "public.email-message")
  /// An address.
  public static let url = UTType(known: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(known: "public.file-url")
}
