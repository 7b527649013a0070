// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

extension UTType {
  /// The properties of the system's types that apps seldom name: formats of programs, archives, media and scenes.
  static let seldomNamed: [String: Declaration] = [
    "public.disk-image": Declaration(parents: ["public.archive"]),
    "com.apple.resolvable": Declaration(),
    "public.symlink": Declaration(parents: ["public.item", "com.apple.resolvable"]),
    "com.apple.mount-point": Declaration(parents: ["public.item", "com.apple.resolvable"]),
    "com.apple.alias-file": Declaration(parents: ["public.data", "com.apple.resolvable"]),
    "com.apple.bookmark": Declaration(parents: ["public.data", "com.apple.resolvable"]),
    "public.utf16-external-plain-text": Declaration(parents: ["public.plain-text"]),
    "public.utf8-tab-separated-values-text": Declaration(parents: [
      "public.tab-separated-values-text", "public.utf8-plain-text",
    ]),
    "public.assembly-source": Declaration(extensions: ["s"], parents: ["public.source-code"]),
    "public.objective-c-source": Declaration(extensions: ["m"], parents: ["public.source-code"]),
    "public.c-plus-plus-source": Declaration(
      extensions: ["cpp", "cc", "cxx"],
      parents: ["public.source-code"]
    ),
    "public.objective-c-plus-plus-source": Declaration(
      extensions: ["mm"],
      parents: ["public.source-code"]
    ),
    "public.c-header": Declaration(extensions: ["h"], parents: ["public.source-code"]),
    "public.c-plus-plus-header": Declaration(
      extensions: ["hpp", "hxx"],
      parents: ["public.source-code"]
    ),
    "com.apple.applescript.text": Declaration(
      extensions: ["applescript"],
      parents: ["public.script"]
    ),
    "com.apple.applescript.script": Declaration(
      extensions: ["scpt"],
      parents: ["public.data", "public.script"]
    ),
    "com.apple.applescript.script-bundle": Declaration(
      extensions: ["scptd"],
      parents: ["com.apple.bundle", "com.apple.package"]
    ),
    "public.perl-script": Declaration(
      extensions: ["pl", "pm"],
      parents: ["public.shell-script"],
      mime: "text/x-perl-script"
    ),
    "public.ruby-script": Declaration(
      extensions: ["rb"],
      parents: ["public.shell-script"],
      mime: "text/x-ruby-script"
    ),
    "public.php-script": Declaration(
      extensions: ["php"],
      parents: ["public.shell-script"],
      mime: "text/php"
    ),
    "public.make-source": Declaration(extensions: ["mk"], parents: ["public.script"]),
    "com.apple.xml-property-list": Declaration(parents: ["com.apple.property-list", "public.xml"]),
    "com.apple.binary-property-list": Declaration(parents: ["com.apple.property-list"]),
    "com.apple.rtfd": Declaration(
      extensions: ["rtfd"],
      parents: ["com.apple.package", "public.composite-content"]
    ),
    "com.apple.flat-rtfd": Declaration(parents: ["public.data", "public.composite-content"]),
    "com.apple.webarchive": Declaration(
      extensions: ["webarchive"],
      parents: ["public.data", "public.composite-content"],
      mime: "application/x-webarchive"
    ),
    "com.apple.icns": Declaration(extensions: ["icns"], parents: ["public.image"]),
    "com.microsoft.ico": Declaration(
      extensions: ["ico"],
      parents: ["public.image"],
      mime: "image/vnd.microsoft.icon"
    ),
    "public.camera-raw-image": Declaration(parents: ["public.image"]),
    "com.apple.live-photo": Declaration(),
    "public.heif": Declaration(
      extensions: ["heif"],
      parents: ["public.heif-standard"],
      mime: "image/heif"
    ),
    "public.heics": Declaration(
      extensions: ["heics"],
      parents: ["public.heif-standard"],
      mime: "image/heic-sequence"
    ),
    "com.ilm.openexr-image": Declaration(
      extensions: ["exr"],
      parents: ["public.image"],
      mime: "image/x-exr"
    ),
    "com.adobe.raw-image": Declaration(
      extensions: ["dng"],
      parents: ["public.camera-raw-image"],
      mime: "image/x-adobe-dng"
    ),
    "public.jpeg-xl": Declaration(
      extensions: ["jxl"],
      parents: ["public.image"],
      mime: "image/jxl"
    ),
    "public.3d-content": Declaration(parents: ["public.content"]),
    "com.pixar.universal-scene-description": Declaration(
      extensions: ["usd", "usda", "usdc"],
      parents: ["public.3d-content", "public.data"]
    ),
    "com.pixar.universal-scene-description-mobile": Declaration(
      extensions: ["usdz"],
      parents: ["public.3d-content", "public.data"],
      mime: "model/vnd.usdz+zip"
    ),
    "com.apple.reality": Declaration(
      extensions: ["reality"],
      parents: ["public.3d-content", "public.data"]
    ),
    "com.apple.scenekit.scene": Declaration(
      extensions: ["scn"],
      parents: ["public.3d-content", "public.data"]
    ),
    "com.apple.arobject": Declaration(extensions: ["arobject"], parents: ["public.data"]),
    "public.mpeg": Declaration(
      extensions: ["mpg", "mpeg"],
      parents: ["public.movie"],
      mime: "video/mpeg"
    ),
    "public.mpeg-2-video": Declaration(
      extensions: ["m2v"],
      parents: ["public.video"],
      mime: "video/mpeg2"
    ),
    "public.mpeg-2-transport-stream": Declaration(
      extensions: ["ts"],
      parents: ["public.movie"],
      mime: "video/mp2t"
    ),
    "public.mpeg-4-audio": Declaration(
      parents: ["public.mpeg-4", "public.audio"],
      mime: "audio/mp4"
    ),
    "com.apple.protected-mpeg-4-audio": Declaration(extensions: ["m4p"], parents: ["public.audio"]),
    "com.apple.protected-mpeg-4-video": Declaration(extensions: ["m4v"], parents: ["public.movie"]),
    "public.avi": Declaration(extensions: ["avi"], parents: ["public.movie"], mime: "video/avi"),
    "public.aiff-audio": Declaration(
      extensions: ["aiff", "aif"],
      parents: ["public.aifc-audio"],
      mime: "audio/aiff"
    ),
    "public.midi-audio": Declaration(
      extensions: ["mid", "midi"],
      parents: ["public.audio"],
      mime: "audio/midi"
    ),
    "public.playlist": Declaration(),
    "public.m3u-playlist": Declaration(
      extensions: ["m3u", "m3u8"],
      parents: ["public.plain-text", "public.playlist"],
      mime: "audio/mpegurl"
    ),
    "public.volume": Declaration(parents: ["public.folder"]),
    "com.apple.plugin": Declaration(
      extensions: ["plugin"],
      parents: ["com.apple.bundle", "com.apple.package"]
    ),
    "com.apple.metadata-importer": Declaration(
      extensions: ["mdimporter"],
      parents: ["com.apple.plugin"]
    ),
    "com.apple.quicklook-generator": Declaration(
      extensions: ["qlgenerator"],
      parents: ["com.apple.plugin"]
    ),
    "com.apple.xpc-service": Declaration(
      extensions: ["xpc"],
      parents: ["com.apple.bundle", "com.apple.package"]
    ),
    "com.apple.framework": Declaration(extensions: ["framework"], parents: ["com.apple.bundle"]),
    "com.apple.application": Declaration(parents: ["public.executable"]),
    "com.apple.application-bundle": Declaration(
      extensions: ["app"],
      parents: ["com.apple.application", "com.apple.bundle", "com.apple.package"]
    ),
    "com.apple.application-and-system-extension": Declaration(
      extensions: ["appex"],
      parents: ["com.apple.xpc-service"]
    ),
    "public.unix-executable": Declaration(parents: ["public.data", "public.executable"]),
    "com.microsoft.windows-executable": Declaration(
      extensions: ["exe"],
      parents: ["public.data", "public.executable"],
      mime: "application/x-msdownload"
    ),
    "com.apple.systempreference.prefpane": Declaration(
      extensions: ["prefPane"],
      parents: ["com.apple.bundle", "com.apple.package"]
    ),
    "public.bzip2-archive": Declaration(
      extensions: ["bz2"],
      parents: ["public.data", "public.archive"],
      mime: "application/x-bzip2"
    ),
    "com.apple.archive": Declaration(
      extensions: ["aar"],
      parents: ["public.data", "public.archive"]
    ),
    "public.tar-archive": Declaration(
      extensions: ["tar"],
      parents: ["public.data", "public.archive"],
      mime: "application/x-tar"
    ),
    "public.message": Declaration(),
    "public.contact": Declaration(),
    "public.to-do-item": Declaration(),
    "public.calendar-event": Declaration(),
    "com.apple.internet-location": Declaration(extensions: ["inetloc"], parents: ["public.data"]),
    "com.microsoft.internet-shortcut": Declaration(extensions: ["url"], parents: ["public.data"]),
    "public.bookmark": Declaration(),
    "com.rsa.pkcs-12": Declaration(
      extensions: ["p12", "pfx"],
      parents: ["public.data"],
      mime: "application/x-pkcs12"
    ),
    "public.x509-certificate": Declaration(
      extensions: ["cer", "crt", "der"],
      parents: ["public.data"],
      mime: "application/x-x509-ca-cert"
    ),
    "com.apple.haptics.ahap": Declaration(extensions: ["ahap"], parents: ["public.json"]),
    "public.geojson": Declaration(
      extensions: ["geojson"],
      parents: ["public.json"],
      mime: "application/geo+json"
    ),
    "com.apple.linkpresentation.metadata": Declaration(parents: ["public.data"]),
    "public.heif-standard": Declaration(parents: ["public.image"]),
    "public.aifc-audio": Declaration(extensions: ["aifc"], parents: ["public.audio"]),
  ]
}
