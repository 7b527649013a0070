// SPDX-License-Identifier: MIT

import A11yDocuments
import A11yTree
import Foundation
import Testing

/// Randomly damaged documents. Tests that no document crashes a reader, and that every document that can be opened
/// forms a valid tree.
@Suite(.timeLimit(.minutes(30)))
struct MutationTests {
  static var count: Int {
    ProcessInfo.processInfo.environment["A11YNAV_LONG_TESTS"] == "1" ? 100_000 : 3_000
  }

  @Test func `A damaged document is refused or forms a tree`()
    async throws
  {
    var seeds: [Data] = []
    for name in ["reading.aria.yaml", "controls.aria.yaml", "dialog.aria.yaml"] {
      seeds.append(try Self.bytes(name))
      seeds.append(try Document(capture: name).nativeJSON())
    }
    seeds.append(try Self.lean("dialog.chrome.json"))
    seeds.append(try Self.lean("controls.chrome.json"))
    var random = SplitMix(state: 0x0A11_AB1E)
    var opened = 0
    for number in 0..<Self.count {
      let data = Self.damage(seeds[number % seeds.count], &random)
      guard let document = try? Document(data: data) else { continue }
      opened += 1
      #expect(throws: Never.self) {
        try AccessibilityTree(document.tree, readingOrder: document.readingOrder)
      }
      if number.isMultiple(of: 50) { try await Self.use(document, &random) }
    }
    // The damage is small enough that many documents still open, and large enough that many documents fail to open.
    #expect(opened > Self.count / 10)
    #expect(opened < Self.count * 9 / 10)
  }

  @Test func `The error for a damaged document has a line and a column`() throws {
    var seeds: [Data] = []
    for name in ["reading.aria.yaml", "controls.aria.yaml", "dialog.aria.yaml"] {
      seeds.append(try Document(capture: name).nativeJSON())
    }
    seeds.append(try Self.bytes("controls.aria.yaml"))
    var random = SplitMix(state: 0x0A11_C0DE)
    var refused = 0
    for number in 0..<Self.count {
      do {
        let format = [DocumentFormat.native, .native, .native, .aria, .chrome][number % seeds.count]
        let data = Self.damage(seeds[number % seeds.count], &random)
        _ = try Document(data: data, format: format)
      } catch  where error.message == "the file is empty" {
        continue
      } catch {
        refused += 1
        #expect(error.line != nil && error.column != nil, "\(error)")
      }
    }
    #expect(refused > Self.count / 5)
  }

  /// Performs random actions on a few elements and applies the updates.
  @MainActor
  private static func use(_ document: Document, _ random: inout SplitMix) async throws {
    let source = try CapturedTree(document)
    var tree = try AccessibilityTree(source.start(), readingOrder: document.readingOrder)
    let actions: [Action] = [
      .activate, .increment, .decrement, .escape, .beginEditing, .insertText("é👍"),
      .deleteBackward, .replaceText(-3..<99, with: "é"), .moveInsertionPoint(-3),
      .moveInsertionPoint(2), .submit, .endEditing,
    ]
    for _ in 0..<40 {
      let target = document.tree.changes[Int(random.next() % UInt64(document.tree.changes.count))]
        .id
      let action = actions[Int(random.next() % UInt64(actions.count))]
      try tree.apply(source.perform(ActionRequest(action, on: target)).update)
    }
  }

  private static func bytes(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appendingPathComponent("Captures/\(name)"))
  }

  /// Returns a Chrome capture without the sources of names, so that damage affects data that is used.
  private static func lean(_ name: String) throws -> Data {
    let text = String(decoding: try bytes(name), as: UTF8.self)
    return Data(text.replacing(#/,"sources":\[[^\]]*\]/#, with: "").utf8)
  }

  private static let snippets: [[UInt8]] =
    [
      "\"", "'", ":", "- ", "\n", "\n  ", "[", "]", "{", "}", ",", "\\", "/", "&a ", "*a", "? ",
      "|", ">", "#", "!!str ", "null", "true", "-1", "1e999", "99999999999999999999", "\t", "é",
      "\u{202E}", "👩‍👩‍👧‍👦", "\\ud800", "\u{0}", "\u{1B}[2J", "[level=2]", "[checked=mixed]", "\"1\"",
      "\"childIds\":[\"2\"]", "- dialog:", "- row:", "textbox", "combobox", "InlineTextBox",
    ].map { Array($0.utf8) } + [[0xFF], [0xC3]]

  static func damage(_ data: Data, _ random: inout SplitMix) -> Data {
    var bytes = [UInt8](data)
    for _ in 0...(random.next() % 3) {
      guard !bytes.isEmpty else { break }
      let place = Int(random.next() % UInt64(bytes.count))
      let length = min(Int(random.next() % 24), bytes.count - place)
      switch random.next() % 7 {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.removeSubrange(place..<(place + length))
      case 2:
        bytes.insert(contentsOf: snippets[Int(random.next() % UInt64(snippets.count))], at: place)
      case 3: bytes.removeSubrange(place...)
      case 4:
        let start = Int(random.next() % UInt64(bytes.count - length + 1))
        bytes.insert(contentsOf: bytes[start..<(start + length)], at: place)
      case 5: moveLine(&bytes, &random)
      default: bytes.swapAt(place, Int(random.next() % UInt64(bytes.count)))
      }
    }
    return Data(bytes)
  }

  private static func moveLine(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.remove(at: Int(random.next() % UInt64(lines.count)))
    lines.insert(line, at: Int(random.next() % UInt64(lines.count + 1)))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}

/// A generator that returns the same numbers on every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
