// SPDX-License-Identifier: MIT

import A11ySession
import Foundation
import SwiftUI

/// Measures the time between a key press and the echo of the key, in a document with 10 KB, 1 MB and 10 MB of text.
///
/// `swift run -c release DocumentTyping` prints one line for each document size and set of letters, with the median and
/// maximum wall-clock time of 50 keys. The first key press is not counted.
@main
struct DocumentTyping {
  static func main() throws {
    try MainActor.assumeIsolated {
      for size in [10_000, 1_000_000, 10_000_000] {
        try measure("Plain letters, one line after the other.\n", bytes: size)
        try measure("Größere Wörter, naïve Ideen, 日本語 auch.\n", bytes: size)
      }
    }
  }

  @MainActor
  static func measure(_ line: String, bytes: Int) throws {
    let path = NSTemporaryDirectory() + "/document-typing-\(getpid()).txt"
    defer { unlink(path) }
    let text = String(repeating: line, count: bytes / line.utf8.count)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    let session = AssistiveSession(source: AppHost(Editor(), files: [path]))
    var echoes = 0
    session.onRecord = { if case .speech = $0.content { echoes += 1 } }
    session.start()
    session.perform(try CommandParser.parse("activate", for: session.driven))
    let first = time { session.perform(.type("a")) }
    echoes = 0
    let typed = (0..<50).map { _ in time { session.perform(.type("b")) } }.sorted()
    let backspace = try Key(named: "backspace")
    let deleted = (0..<10).map { _ in
      time { session.perform(.press(backspace)) }
    }.sorted()
    let saved = time { session.perform(.system(.save(path: nil))) }
    print(
      "\(text.utf8.count) bytes, \(line.utf8.count == line.count ? "ASCII" : "not only ASCII"): "
        + "first key \(first.text), then \(typed[25].text), maximum \(typed[49].text); "
        + "deleting \(deleted[5].text); saving \(saved.text); \(echoes) echoes"
    )
  }

  static func time(_ body: () -> Void) -> Duration { ContinuousClock().measure(body) }
}

private struct Editor: App {
  var body: some Scene {
    DocumentGroup(newDocument: Page()) { file in TextEditor(text: file.$document.text) }
  }
}

private struct Page: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

extension Duration {
  /// The time in milliseconds, as text.
  fileprivate var text: String {
    let milliseconds = Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
    return "\((milliseconds * 100).rounded() / 100) ms"
  }
}
