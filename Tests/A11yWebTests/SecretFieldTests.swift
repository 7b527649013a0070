// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import A11yWeb
import Foundation
import Testing

/// Tests for fields whose text a page masks. The text of a masked field must not appear in any output.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct SecretFieldTests {
  /// Opens a page, and returns the walker and the trace lines that its session writes from then on.
  private func open(_ html: String) async throws -> (walker: Walker, trace: Lines) {
    let walker = Walker(try await TestBrowser.open(html: html))
    let trace = Lines()
    walker.session.base.onTrace = { trace.lines.append($1) }
    return (walker, trace)
  }

  /// The traced lines.
  private final class Lines {
    var lines: [String] = []
  }

  /// Returns the capture, the elements, the trace and the records of a walk.
  private func everything(_ walker: Walker, _ trace: Lines) -> String {
    let capture = String(decoding: walker.page.capture(), as: UTF8.self)
    let elements = walker.session.base.tree.debugWords
    return ([capture, elements] + trace.lines + walker.session.transcript.map(\.json))
      .joined(separator: "\n")
  }

  /// Returns VoiceOver's words for the element with the given label.
  private func words(of label: String, _ walker: Walker) -> String? {
    let tree = walker.session.base.tree
    return tree.scope.flatMap { scope in
      var next = tree.first(.stop, in: scope)
      while let id = next, tree[id]?.label != label {
        next = tree.next(.stop, after: id, in: scope)
      }
      return next.map { VoiceOver.words(of: $0, in: tree).text }
    }
  }

  @Test(
    "A text field can be secure because of its type or style, even while the field is empty",
    arguments: [
      "<input type=password aria-label=Pin>", "<input type=PassWord aria-label=Pin>",
      "<input aria-label=Pin style='-webkit-text-security:disc'>",
      "<form style='-webkit-text-security:square'><input aria-label=Pin></form>",
      "<textarea aria-label=Pin style='-webkit-text-security:circle'></textarea>",
      "<div contenteditable role=textbox aria-label=Pin style='-webkit-text-security:disc'></div>",
      "<input type=password aria-label=Pin style='-webkit-text-security:none !important'>",
    ]
  )
  func isSecure(field: String) async throws {
    let (walker, trace) = try await open(field)
    #expect(await walker.run("choose Pin").last == "Pin, secure text field")
    #expect(await walker.run("activate").last == "is editing")
    #expect(await walker.run("press Q", "type zebra") == ["bullet", "5 bullets"])
    #expect(words(of: "Pin", walker) == "Pin, 6 characters, secure text field, is editing")
    // A secure field remains secure after its text is deleted.
    await walker.run(
      "press backspace",
      "press backspace",
      "press backspace",
      "press backspace",
      "press backspace",
      "press backspace"
    )
    #expect(words(of: "Pin", walker) == "Pin, secure text field, is editing")
    #expect(await walker.run("press Q") == ["bullet"])
    let written = everything(walker, trace)
    #expect(!written.contains("zebra") && !written.contains("Qzebr"))
    #expect(written.contains("key •: field"))
    #expect(!written.contains("press Q") && !written.contains("key Q"))
    walker.close()
  }

  @Test(
    "The name of a text field does not make the field secure",
    arguments: ["Password hint", "Passphrase language"]
  )
  func isNotSecure(name: String) async throws {
    let (walker, _) = try await open("<label>\(name) <input value=dog></label>")
    #expect(await walker.run("choose \(name)").last == "\(name), dog, text field")
    walker.close()
  }

  @Test("The text of a secure field remains hidden even after the page reveals the text")
  func isShown() async throws {
    let (walker, trace) = try await open(
      """
      <input id=pin type=password aria-label=Pin value=zebra>
      <button id=show aria-labelledby="show pin" onclick="pin.type = 'text'">Show</button>
      """
    )
    #expect(await walker.run("choose Pin").last == "Pin, 5 characters, secure text field")
    await walker.run("choose Show", "activate")
    #expect(await walker.run("choose Pin").last == "Pin, 5 characters, text field")
    await walker.run("activate", "type Quagga")
    #expect(words(of: "Pin", walker) == "Pin, 11 characters, text field, is editing")
    let written = everything(walker, trace)
    #expect(written.contains("Show •••••"))
    #expect(!written.contains("zebra") && !written.contains("Quagga"))
    walker.close()
  }
}

extension AccessibilityTree {
  /// The descriptions of all elements.
  fileprivate var debugWords: String {
    guard let root else { return "" }
    var words = ""
    var rest = [root]
    while let id = rest.popLast() {
      guard let element = self[id] else { continue }
      words += "\(element)\n"
      rest += element.children
    }
    return words
  }
}
