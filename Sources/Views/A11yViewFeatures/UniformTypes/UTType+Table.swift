// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension UTType {
  /// The properties of the system's types that apps often name.
  static let oftenNamed: [String: Declaration] = [
    "public.item": Declaration(),
    "public.content": Declaration(),
    "public.composite-content": Declaration(parents: ["public.content"]),
    "public.data": Declaration(parents: ["public.item"]),
    "public.directory": Declaration(parents: ["public.item"]),
    "public.folder": Declaration(parents: ["public.directory"]),
    "com.apple.package": Declaration(parents: ["public.directory"]),
    "com.apple.bundle": Declaration(parents: ["public.directory"]),
    "public.text": Declaration(parents: ["public.data", "public.content"]),
    "public.plain-text": Declaration(
      extensions: ["txt", "text"],
      parents: ["public.text"],
      mime: "text/plain"
    ),
    "public.utf8-plain-text": Declaration(parents: ["public.plain-text"]),
    "public.utf16-plain-text": Declaration(parents: ["public.plain-text"]),
    "public.delimited-values-text": Declaration(parents: ["public.text"]),
    "public.comma-separated-values-text": Declaration(
      extensions: ["csv"],
      parents: ["public.delimited-values-text"],
      mime: "text/csv"
    ),
    "public.tab-separated-values-text": Declaration(
      extensions: ["tsv"],
      parents: ["public.delimited-values-text"],
      mime: "text/tab-separated-values"
    ),
    "public.rtf": Declaration(extensions: ["rtf"], parents: ["public.text"], mime: "text/rtf"),
    "public.html": Declaration(
      extensions: ["html", "htm"],
      parents: ["public.text"],
      mime: "text/html"
    ),
    "public.xml": Declaration(
      extensions: ["xml"],
      parents: ["public.text"],
      mime: "application/xml"
    ),
    "public.yaml": Declaration(
      extensions: ["yaml", "yml"],
      parents: ["public.text"],
      mime: "application/x-yaml"
    ),
    "public.json": Declaration(
      extensions: ["json"],
      parents: ["public.text"],
      mime: "application/json"
    ),
    "public.css": Declaration(extensions: ["css"], parents: ["public.text"], mime: "text/css"),
    "com.apple.property-list": Declaration(extensions: ["plist"], parents: ["public.data"]),
    "public.source-code": Declaration(parents: ["public.plain-text"]),
    "public.swift-source": Declaration(extensions: ["swift"], parents: ["public.source-code"]),
    "public.c-source": Declaration(extensions: ["c"], parents: ["public.source-code"]),
    "com.netscape.javascript-source": Declaration(
      extensions: ["js"],
      parents: ["public.source-code"],
      mime: "text/javascript"
    ),
    "public.script": Declaration(parents: ["public.source-code"]),
    "public.shell-script": Declaration(extensions: ["sh"], parents: ["public.script"]),
    "public.python-script": Declaration(
      extensions: ["py"],
      parents: ["public.script"],
      mime: "text/x-python-script"
    ),
    "com.apple.log": Declaration(extensions: ["log"], parents: ["public.plain-text"]),
    "net.daringfireball.markdown": Declaration(
      extensions: ["md", "markdown"],
      parents: ["public.plain-text"],
      mime: "text/markdown"
    ),
    "public.image": Declaration(parents: ["public.data", "public.content"]),
    "public.jpeg": Declaration(
      extensions: ["jpeg", "jpg"],
      parents: ["public.image"],
      mime: "image/jpeg"
    ),
    "public.png": Declaration(extensions: ["png"], parents: ["public.image"], mime: "image/png"),
    "com.compuserve.gif": Declaration(
      extensions: ["gif"],
      parents: ["public.image"],
      mime: "image/gif"
    ),
    "public.tiff": Declaration(
      extensions: ["tiff", "tif"],
      parents: ["public.image"],
      mime: "image/tiff"
    ),
    "com.microsoft.bmp": Declaration(
      extensions: ["bmp"],
      parents: ["public.image"],
      mime: "image/bmp"
    ),
    "public.svg-image": Declaration(
      extensions: ["svg"],
      parents: ["public.image"],
      mime: "image/svg+xml"
    ),
    "public.heic": Declaration(extensions: ["heic"], parents: ["public.image"], mime: "image/heic"),
    "org.webmproject.webp": Declaration(
      extensions: ["webp"],
      parents: ["public.image"],
      mime: "image/webp"
    ),
    "com.adobe.pdf": Declaration(
      extensions: ["pdf"],
      parents: ["public.data", "public.composite-content"],
      mime: "application/pdf"
    ),
    "org.idpf.epub-container": Declaration(
      extensions: ["epub"],
      parents: ["public.data", "public.composite-content"],
      mime: "application/epub+zip"
    ),
    "public.audiovisual-content": Declaration(parents: ["public.data", "public.content"]),
    "public.movie": Declaration(parents: ["public.audiovisual-content"]),
    "public.video": Declaration(parents: ["public.movie"]),
    "public.audio": Declaration(parents: ["public.audiovisual-content"]),
    "public.mpeg-4": Declaration(extensions: ["mp4"], parents: ["public.movie"], mime: "video/mp4"),
    "com.apple.quicktime-movie": Declaration(
      extensions: ["mov", "qt"],
      parents: ["public.movie"],
      mime: "video/quicktime"
    ),
    "public.mp3": Declaration(extensions: ["mp3"], parents: ["public.audio"], mime: "audio/mpeg"),
    "com.microsoft.waveform-audio": Declaration(
      extensions: ["wav"],
      parents: ["public.audio"],
      mime: "audio/vnd.wave"
    ),
    "public.archive": Declaration(parents: ["public.data"]),
    "public.zip-archive": Declaration(
      extensions: ["zip"],
      parents: ["public.archive"],
      mime: "application/zip"
    ),
    "org.gnu.gnu-zip-archive": Declaration(
      extensions: ["gz"],
      parents: ["public.archive"],
      mime: "application/gzip"
    ),
    "public.executable": Declaration(parents: ["public.data"]),
    "public.database": Declaration(parents: ["public.data"]),
    "public.spreadsheet": Declaration(parents: ["public.content"]),
    "public.presentation": Declaration(parents: ["public.composite-content"]),
    "public.font": Declaration(parents: ["public.data"]),
    "public.vcard": Declaration(extensions: ["vcf"], parents: ["public.text"], mime: "text/vcard"),
    "public.email-message": Declaration(
      extensions: ["eml"],
      parents: ["public.data"],
      mime: "message/rfc822"
    ),
    "public.url": Declaration(parents: ["public.data"]),
    "public.file-url": Declaration(parents: ["public.url"]),
  ]
}
