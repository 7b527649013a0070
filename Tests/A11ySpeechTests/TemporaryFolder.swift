// SPDX-License-Identifier: MIT

import A11ySpeech
import Foundation

/// A folder for one test, which is removed when this object is released.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String = "speech.wav") -> String { url.appendingPathComponent(name).path }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

/// Writes segments as one item to a temporary file and reads the file back.
func wave(
  of segments: [SpeechSegment],
  settings: SpeechSettings = .default
) throws -> WaveBytes {
  let folder = try TemporaryFolder()
  try write(segments, to: folder.path(), settings: settings)
  return try WaveBytes(path: folder.path())
}

func wave(of text: String, settings: SpeechSettings = .default) throws -> WaveBytes {
  try wave(of: [SpeechSegment(text: text)], settings: settings)
}

func write(
  _ segments: [SpeechSegment],
  to path: String,
  settings: SpeechSettings = .default
) throws {
  let output = try WaveFileSpeech(path: path, settings: settings)
  output.enqueue(SpeechItem(id: .init(rawValue: 1), content: .segments(segments)))
  try output.finish()
}
