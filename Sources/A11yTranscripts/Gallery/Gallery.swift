// SPDX-License-Identifier: MIT

import A11yAudit
import A11yJSON
import Foundation

/// The previews of an app, shown on one page.
public struct Gallery: Sendable {
  /// The previews, each identified by its ``PreviewTranscript/key``.
  public private(set) var previews: [PreviewTranscript]

  /// Reads the transcripts of previews in a folder and its subfolders, skipping all other files.
  ///
  /// - Throws: ``TranscriptError`` if a transcript cannot be read, or if the folder contains none.
  public init(folder: String) throws(TranscriptError) {
    let (files, missing) = TranscriptSuite([folder]).files()
    if let error = missing.first { throw error }
    let prefix = folder.hasSuffix("/") || folder == "." ? "" : "/"
    var previews: [PreviewTranscript] = []
    for path in files {
      let below = folder == "." ? path : String(path.dropFirst(folder.count + prefix.count))
      let key = String(below.dropLast(".a11y".count))
      previews += [PreviewTranscript(try Transcript(path: path), key: key)].compactMap(\.self)
    }
    guard !previews.isEmpty else {
      throw TranscriptError(
        folder,
        "this folder contains no transcripts of previews; write them with --previews --snapshot FOLDER"
      )
    }
    self.previews = previews
  }

  /// Reads an earlier gallery from its page, the page's folder, or a folder of transcripts.
  ///
  /// - Throws: ``TranscriptError`` if the path does not lead to any of these.
  public init(earlier path: String) throws(TranscriptError) {
    var isFolder: ObjCBool = false
    let page = path + "/" + Self.fileName
    if FileManager.default.fileExists(atPath: page) {
      try self.init(page: page)
    } else if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      !isFolder.boolValue
    {
      try self.init(page: path)
    } else {
      try self.init(folder: path)
    }
  }

  /// Adds an audit's findings to a preview.
  public mutating func add(_ findings: [Finding], to key: String) {
    guard let place = previews.firstIndex(where: { $0.key == key }) else { return }
    previews[place].findings = findings
  }

  /// The app's name, or an empty string if the transcripts do not specify it.
  var app: String { previews.first?.app ?? "" }
}

extension Gallery {
  /// The filename of a gallery's page.
  public static let fileName = "index.html"
  /// The maximum size of a page to read, in bytes.
  private static let sizeLimit = 64 << 20
  private static let mark = "<script type=\"application/json\" id=\"a11ynav-previews\">"
  private static let end = "</script>"

  /// The transcripts that are embedded in a page, for comparison with a later gallery.
  var embedded: String {
    let members = previews.map { ($0.key, JSONValue.string($0.text)) }
    let value = JSONValue.object(Dictionary(members, uniquingKeysWith: { first, _ in first }))
    // `<` is the only character that could end the element.
    return Self.mark + value.text.replacing("<", with: "\\u003c") + Self.end
  }

  private init(page: String) throws(TranscriptError) {
    let data: Data
    do { data = try FileContent.read(page, limit: Self.sizeLimit) } catch {
      throw TranscriptError(page, error.message)
    }
    let text = String(decoding: data, as: UTF8.self)
    guard let start = text.range(of: Self.mark),
      let end = text.range(of: Self.end, range: start.upperBound..<text.endIndex),
      let value = try? JSONValue(json: text[start.upperBound..<end.lowerBound].utf8)
    else { throw TranscriptError(page, "this page was not written by a11ynav previews") }
    previews = []
    for (key, member) in value.members.sorted(by: { $0.key < $1.key }) {
      let transcript = try Transcript(path: key, data: Data((member.string ?? "").utf8))
      previews += [PreviewTranscript(transcript, key: key)].compactMap(\.self)
    }
  }
}
