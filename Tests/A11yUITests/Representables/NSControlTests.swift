// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// A view of AppKit in a view.
private struct Shown: NSViewRepresentable {
  let make: @MainActor () -> NSView
  func makeNSView(context: Context) -> NSView { make() }
  func updateNSView(_ view: NSView, context: Context) {}
}

@MainActor @Suite("Controls of AppKit", .timeLimit(.minutes(10)))
struct NSControlTests {
  private final class Typing: NSObject, NSTextFieldDelegate {
    var texts: [String] = []
    func controlTextDidChange(_ obj: Notification) {
      if let field = obj.object as? NSTextField { texts.append(field.stringValue) }
    }
  }

  @Test("A checkbox is heard with its state, and a label is text")
  func checkbox() throws {
    let checkbox = NSButton(checkboxWithTitle: "Sound", target: nil, action: nil)
    let heard = HeardView {
      Shown { NSStackView(views: [NSTextField(labelWithString: "Options"), checkbox]) }
    }
    #expect(heard.labels == ["Options", "Sound"])
    #expect(try heard.run("next", "activate").last == "checked")
    #expect(checkbox.state == .on)
  }

  @Test("A field is typed into, and its delegate is told")
  func field() throws {
    let delegate = Typing()
    let field = NSTextField(string: "")
    field.placeholderString = "Name"
    field.delegate = delegate
    let heard = HeardView { Shown { field } }
    try heard.run("activate", "type Ada")
    #expect(field.stringValue == "Ada")
    #expect(delegate.texts.last == "Ada")
  }

  @Test("A text of several lines in a view that scrolls is typed into")
  func text() throws {
    let scrolling = NSTextView.scrollableTextView()
    let text = try #require(scrolling.documentView as? NSTextView)
    text.setAccessibilityLabel("Note")
    let heard = HeardView { Shown { scrolling } }
    #expect(heard.labels == ["Note"])
    try heard.run("activate", "type Milk")
    #expect(text.string == "Milk")
  }

  @Test("A view of SwiftUI in a view of AppKit is heard, and so is another in its place")
  func hosting() throws {
    let view = NSHostingView(rootView: Text("First"))
    let heard = HeardView {
      Shown { view }
      Button("Next") { view.rootView = Text("Second") }
    }
    #expect(heard.labels == ["First", "Next"])
    try heard.run("last", "activate")
    #expect(heard.labels == ["Second", "Next"])
  }

  @Test("A blur is not heard, and how far something is, is")
  func amounts() {
    let progress = NSProgressIndicator()
    progress.isIndeterminate = false
    progress.doubleValue = 25
    progress.setAccessibilityLabel("Copying")
    let blur = NSVisualEffectView()
    blur.material = .sidebar
    blur.addSubview(progress)
    let heard = HeardView { Shown { blur } }
    #expect(heard.labels == ["Copying"])
    #expect(heard.lines.contains { $0.contains("25%") })
  }
}
