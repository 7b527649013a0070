// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

/// A SwiftUI view that shows an AppKit view.
private struct Shown: NSViewRepresentable {
  let make: @MainActor () -> NSView
  func makeNSView(context: Context) -> NSView { make() }
  func updateNSView(_ view: NSView, context: Context) {}
}

@MainActor @Suite("AppKit controls", .timeLimit(.minutes(30)))
struct NSControlTests {
  private final class Typing: NSObject, NSTextFieldDelegate {
    var texts: [String] = []
    func controlTextDidChange(_ obj: Notification) {
      if let field = obj.object as? NSTextField { texts.append(field.stringValue) }
    }
  }

  @Test("An AppKit checkbox announces its state, and an AppKit label is static text")
  func checkbox() throws {
    let checkbox = NSButton(checkboxWithTitle: "Sound", target: nil, action: nil)
    let heard = HeardView {
      Shown { NSStackView(views: [NSTextField(labelWithString: "Options"), checkbox]) }
    }
    #expect(heard.labels == ["Options", "Sound"])
    #expect(try heard.run("next", "activate").last == "checked")
    #expect(checkbox.state == .on)
  }

  @Test("Users can type into an AppKit text field, and the field’s delegate is notified")
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

  @Test("Users can type into a multi-line AppKit text view in a scroll view")
  func text() throws {
    let scrolling = NSTextView.scrollableTextView()
    let text = try #require(scrolling.documentView as? NSTextView)
    text.setAccessibilityLabel("Note")
    let heard = HeardView { Shown { scrolling } }
    #expect(heard.labels == ["Note"])
    try heard.run("activate", "type Milk")
    #expect(text.string == "Milk")
  }

  @Test("A SwiftUI view inside an AppKit view is read, even if the SwiftUI view has been replaced")
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

  @Test("A visual effect view is silent, but a progress indicator is announced")
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
