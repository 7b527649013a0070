// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension UTType {
  /// The properties of the system's uniform types, keyed by the types' identifiers.
  package static let known: [String: Declaration] = {
    var known: [String: Declaration] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let endings = words.filter { $0.hasPrefix(".") }
      known[words[0]] = Declaration(
        extensions: endings.map { String($0.dropFirst()) },
        parents: words.dropFirst().filter { !$0.hasPrefix(".") && !$0.contains("/") },
        mime: words.first { $0.contains("/") }
      )
    }
    return known
  }()

  /// The system's types, one per line: the type's identifier, the types to which the type conforms, its filename
  /// extensions and its media type. The most frequently used types come first.
  private static let table = """
    public.item
    public.content
    public.composite-content public.content
    public.data public.item
    public.directory public.item
    public.folder public.directory
    com.apple.package public.directory
    com.apple.bundle public.directory
    public.text public.data public.content
    public.plain-text public.text .txt .text text/plain
    public.utf8-plain-text public.plain-text
    public.utf16-plain-text public.plain-text
    public.delimited-values-text public.text
    public.comma-separated-values-text public.delimited-values-text .csv text/csv
    public.tab-separated-values-text public.delimited-values-text .tsv text/tab-separated-values
    public.rtf public.text .rtf text/rtf
    public.html public.text .html .htm text/html
    public.xml public.text .xml application/xml
    public.yaml public.text .yaml .yml application/x-yaml
    public.json public.text .json application/json
    public.css public.text .css text/css
    com.apple.property-list public.data .plist
    public.source-code public.plain-text
    public.swift-source public.source-code .swift
    public.c-source public.source-code .c
    com.netscape.javascript-source public.source-code .js text/javascript
    public.script public.source-code
    public.shell-script public.script .sh
    public.python-script public.script .py text/x-python-script
    com.apple.log public.plain-text .log
    net.daringfireball.markdown public.plain-text .md .markdown text/markdown
    public.image public.data public.content
    public.jpeg public.image .jpeg .jpg image/jpeg
    public.png public.image .png image/png
    com.compuserve.gif public.image .gif image/gif
    public.tiff public.image .tiff .tif image/tiff
    com.microsoft.bmp public.image .bmp image/bmp
    public.svg-image public.image .svg image/svg+xml
    public.heic public.image .heic image/heic
    org.webmproject.webp public.image .webp image/webp
    com.adobe.pdf public.data public.composite-content .pdf application/pdf
    org.idpf.epub-container public.data public.composite-content .epub application/epub+zip
    public.audiovisual-content public.data public.content
    public.movie public.audiovisual-content
    public.video public.movie
    public.audio public.audiovisual-content
    public.mpeg-4 public.movie .mp4 video/mp4
    com.apple.quicktime-movie public.movie .mov .qt video/quicktime
    public.mp3 public.audio .mp3 audio/mpeg
    com.microsoft.waveform-audio public.audio .wav audio/vnd.wave
    public.archive public.data
    public.zip-archive public.archive .zip application/zip
    org.gnu.gnu-zip-archive public.archive .gz application/gzip
    public.executable public.data
    public.database public.data
    public.spreadsheet public.content
    public.presentation public.composite-content
    public.font public.data
    public.vcard public.text .vcf text/vcard
    public.email-message public.data .eml message/rfc822
    public.url public.data
    public.file-url public.url
    public.disk-image public.archive
    com.apple.resolvable
    public.symlink public.item com.apple.resolvable
    com.apple.mount-point public.item com.apple.resolvable
    com.apple.alias-file public.data com.apple.resolvable
    com.apple.bookmark public.data com.apple.resolvable
    public.utf16-external-plain-text public.plain-text
    public.utf8-tab-separated-values-text public.tab-separated-values-text public.utf8-plain-text
    public.assembly-source public.source-code .s
    public.objective-c-source public.source-code .m
    public.c-plus-plus-source public.source-code .cpp .cc .cxx
    public.objective-c-plus-plus-source public.source-code .mm
    public.c-header public.source-code .h
    public.c-plus-plus-header public.source-code .hpp .hxx
    com.apple.applescript.text public.script .applescript
    com.apple.applescript.script public.data public.script .scpt
    com.apple.applescript.script-bundle com.apple.bundle com.apple.package .scptd
    public.perl-script public.shell-script .pl .pm text/x-perl-script
    public.ruby-script public.shell-script .rb text/x-ruby-script
    public.php-script public.shell-script .php text/php
    public.make-source public.script .mk
    com.apple.xml-property-list com.apple.property-list public.xml
    com.apple.binary-property-list com.apple.property-list
    com.apple.rtfd com.apple.package public.composite-content .rtfd
    com.apple.flat-rtfd public.data public.composite-content
    com.apple.webarchive public.data public.composite-content .webarchive application/x-webarchive
    com.apple.icns public.image .icns
    com.microsoft.ico public.image .ico image/vnd.microsoft.icon
    public.camera-raw-image public.image
    com.apple.live-photo
    public.heif public.heif-standard .heif image/heif
    public.heics public.heif-standard .heics image/heic-sequence
    com.ilm.openexr-image public.image .exr image/x-exr
    com.adobe.raw-image public.camera-raw-image .dng image/x-adobe-dng
    public.jpeg-xl public.image .jxl image/jxl
    public.3d-content public.content
    com.pixar.universal-scene-description public.3d-content public.data .usd .usda .usdc
    com.pixar.universal-scene-description-mobile public.3d-content public.data .usdz model/vnd.usdz+zip
    com.apple.reality public.3d-content public.data .reality
    com.apple.scenekit.scene public.3d-content public.data .scn
    com.apple.arobject public.data .arobject
    public.mpeg public.movie .mpg .mpeg video/mpeg
    public.mpeg-2-video public.video .m2v video/mpeg2
    public.mpeg-2-transport-stream public.movie .ts video/mp2t
    public.mpeg-4-audio public.mpeg-4 public.audio audio/mp4
    com.apple.protected-mpeg-4-audio public.audio .m4p
    com.apple.protected-mpeg-4-video public.movie .m4v
    public.avi public.movie .avi video/avi
    public.aiff-audio public.aifc-audio .aiff .aif audio/aiff
    public.midi-audio public.audio .mid .midi audio/midi
    public.playlist
    public.m3u-playlist public.plain-text public.playlist .m3u .m3u8 audio/mpegurl
    public.volume public.folder
    com.apple.plugin com.apple.bundle com.apple.package .plugin
    com.apple.metadata-importer com.apple.plugin .mdimporter
    com.apple.quicklook-generator com.apple.plugin .qlgenerator
    com.apple.xpc-service com.apple.bundle com.apple.package .xpc
    com.apple.framework com.apple.bundle .framework
    com.apple.application public.executable
    com.apple.application-bundle com.apple.application com.apple.bundle com.apple.package .app
    com.apple.application-and-system-extension com.apple.xpc-service .appex
    public.unix-executable public.data public.executable
    com.microsoft.windows-executable public.data public.executable .exe application/x-msdownload
    com.apple.systempreference.prefpane com.apple.bundle com.apple.package .prefPane
    public.bzip2-archive public.data public.archive .bz2 application/x-bzip2
    com.apple.archive public.data public.archive .aar
    public.tar-archive public.data public.archive .tar application/x-tar
    public.message
    public.contact
    public.to-do-item
    public.calendar-event
    com.apple.internet-location public.data .inetloc
    com.microsoft.internet-shortcut public.data .url
    public.bookmark
    com.rsa.pkcs-12 public.data .p12 .pfx application/x-pkcs12
    public.x509-certificate public.data .cer .crt .der application/x-x509-ca-cert
    com.apple.haptics.ahap public.json .ahap
    public.geojson public.json .geojson application/geo+json
    com.apple.linkpresentation.metadata public.data
    public.heif-standard public.image
    public.aifc-audio public.audio .aifc
    """
}
