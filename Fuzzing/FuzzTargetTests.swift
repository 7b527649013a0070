// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The short form of `make fuzz`: each target gets the same few hundred inputs on every run.
@MainActor @Suite("Untrusted input", .timeLimit(.minutes(30)))
struct FuzzTargetTests {
  @Test("Damaged bytes crash neither a reader nor a session", arguments: FuzzTarget.allCases)
  func holds(target: FuzzTarget) {
    var damage = FuzzDamage(seed: 0xA11)
    for number in 0..<400 {
      let seed = Array(target.seeds[number % target.seeds.count].utf8)
      target.run(damage.applied(to: seed))
    }
  }
}

/// A generator of damaged inputs. The generator's pseudorandom numbers are the same on every run.
private struct FuzzDamage {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number from a linear congruential generator. The high bits of such a number are the most random bits.
  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % max(limit, 1)
  }

  mutating func applied(to seed: [UInt8]) -> [UInt8] {
    var bytes = seed
    for _ in 0...number(below: 6) {
      let start = number(below: bytes.count + 1)
      let end = min(start + number(below: 12), bytes.count)
      switch number(below: 5) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: bytes[start..<end], at: number(below: bytes.count + 1))
      case 2: bytes.insert(UInt8(number(below: 256)), at: start)
      case 3 where start < bytes.count: bytes[start] ^= 1 << number(below: 8)
      default:
        bytes.append(contentsOf: (0..<number(below: 60)).map { _ in UInt8(number(below: 256)) })
      }
    }
    return bytes
  }
}

extension FuzzTarget {
  /// The inputs to damage, which contain a few examples of everything in the format.
  fileprivate var seeds: [String] {
    switch self {
    case .aria:
      [
        "- banner:\n  - link \"Home\" [level=1]\n  - list:\n    - listitem: One\n- text: a",
        "- table \"T\":\n  - row \"A\":\n    - cell \"A\" [checked=mixed]\n- textbox \"N\": v",
      ]
    case .chrome:
      [
        #"{"nodes":[{"nodeId":"1","role":{"value":"RootWebArea"},"childIds":["2"]},{"#
          + #""nodeId":"2","parentId":"1","role":{"value":"button"},"name":{"value":"Go"},"#
          + #""properties":[{"name":"level","value":{"value":2}}],"backendDOMNodeId":7}]}"#
      ]
    case .native:
      [#"{"version":1,"root":{"role":"list","children":[{"role":"button","label":"Go"}]}}"#]
    case .uiautomator: example("settings.uiautomator.xml")
    case .webdriveragent: example("checkout.xcuitest.xml")
    case .xcuitest: example("failed-test.xcuitest.log")
    case .compose: example("timetable.compose.log")
    case .maestro: example("tickets.maestro.json")
    case .accessibilitysnapshot: example("departures.accessibilitysnapshot.json")
    case .flutter: example("counter.flutter.log")
    case .reactnative: example("ticket.reactnative.json")
    case .accesskit: example("editor.accesskit.json")
    case .transcript:
      [
        "open: a.yaml\nhints: off\n\nHome, link\n> next\n/A.*/\n...\n# note\n> set rate 2\ncost \"a\" = 2\n"
      ]
    case .command: ["press ctrl-shift-left", "rotor headings", "/(a+)+$/", "rate 300", "wait 3s"]
    case .keys: ["\u{1B}[1;5Aa\u{1B}[<0;12;7Mé\u{1B}OP", "\u{1B}[200~pasted\u{1B}[201~"]
    case .browser: [#"{"id":4,"result":{"nodes":[{"a":1e3}]},"sessionId":"x"}"#, "\u{1}\u{5}hello"]
    #if os(Linux)
      case .desktop: ["\u{1}\u{0}button\u{3}\u{7}\u{6}GTK\u{2}text"]
    #endif
    case .server:
      [
        #"{"jsonrpc":"2.0","id":1,"method":"perform","params":{"session":"s1","command":"next"}}"#,
        "Content-Length: 2\r\n\r\n{}Content-Length: 40\r\n\r\n"
          + #"{"jsonrpc":"2.0","id":"a","method":"x"}"#,
      ]
    case .voice: ["\u{1}{\"text\":\"a\"}", "\u{2}\u{0}\u{0}\u{4}abcd"]
    case .tree:
      ["\u{1}\u{5}\u{3}abc\u{2}\u{4}\u{6}next\u{7}\u{9}\u{3}", "\u{0}\u{5}\u{1}\u{2}ab\u{6}"]
    }
  }

  /// Returns one of the project's example captures.
  private func example(_ name: String) -> [String] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appendingPathComponent("Examples/Screens/\(name)")
    return (try? String(contentsOf: file, encoding: .utf8)).map { [$0] } ?? []
  }
}
