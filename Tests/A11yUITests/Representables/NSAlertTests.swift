// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@MainActor @Suite("AppKit alerts and panels", .timeLimit(.minutes(30)))
struct NSAlertTests {
  private func question() -> NSAlert {
    let alert = NSAlert()
    alert.messageText = "Delete the note?"
    alert.informativeText = "It can't be restored."
    alert.addButton(withTitle: "Delete").hasDestructiveAction = true
    alert.addButton(withTitle: "Cancel")
    return alert
  }

  @Test("An AppKit alert blocks the app until the user responds to it")
  func beginning() throws {
    let log = Log()
    let heard = HeardView {
      Button("Remove") {
        question().beginSheetModal(for: NSWindow()) { log("\($0 == .alertFirstButtonReturn)") }
      }
    }
    #expect(heard.labels == ["Remove"])
    #expect(try heard.run("activate") == ["[screen change]", "alert, Delete the note?"])
    #expect(
      heard.labels.suffix(4) == ["Delete the note?", "It can't be restored.", "Delete", "Cancel"]
    )
    #expect(log.lines.isEmpty)
    try heard.run("next", "next", "activate")
    #expect(log.lines == ["true"])
    #expect(heard.labels == ["Remove"])
  }

  @Test("Escape chooses the alert’s Cancel button, and the alert can be shown again")
  func leaving() throws {
    let log = Log()
    let alert = question()
    let heard = HeardView {
      Button("Remove") {
        alert.beginSheetModal(for: NSWindow()) { log("\($0 == .alertSecondButtonReturn)") }
      }
    }
    try heard.run("activate", "escape")
    #expect(log.lines == ["true"])
    #expect(heard.labels == ["Remove"])
    try heard.run("activate")
    #expect(heard.labels.contains("Delete the note?"))
  }

  @Test("An accessory view is read before the alert’s buttons and keeps its state")
  func accessory() throws {
    let checkbox = NSButton(checkboxWithTitle: "Files as well", target: nil, action: nil)
    let heard = HeardView {
      Button("Remove") {
        let alert = question()
        alert.accessoryView = checkbox
        alert.beginSheetModal(for: NSWindow())
      }
    }
    try heard.run("activate", "next", "next")
    #expect(try heard.run("activate").last == "checked")
    #expect(checkbox.state == .on)
    #expect(heard.labels.suffix(3) == ["Files as well", "Delete", "Cancel"])
  }

  @Test("A modal AppKit alert immediately returns its Cancel button or its only button")
  func waiting() throws {
    let log = Log()
    let heard = HeardView {
      Button("Remove") { log("\(question().runModal() == .alertSecondButtonReturn)") }
      Button("Tell") {
        let alert = NSAlert()
        alert.messageText = "Done"
        log("\(alert.runModal() == .alertFirstButtonReturn)")
      }
    }
    try heard.run("activate")
    #expect(log.lines == ["true"])
    #expect(heard.labels.suffix(3) == ["Delete the note?", "It can't be restored.", "Cancel"])
    #expect(heard.host.diagnostics.map(\.kind) == [.cannotWait])
    try heard.run("escape", "last", "activate")
    #expect(log.lines == ["true", "true"])
    #expect(heard.labels.suffix(2) == ["Done", "OK"])
    #expect(heard.host.diagnostics.count == 1)
    try heard.run("last", "activate")
    #expect(heard.labels == ["Remove", "Tell"])
  }

  @Test("A file panel announces that there are no files, and is canceled when the user leaves it")
  func panels() throws {
    let log = Log()
    let heard = HeardView {
      Button("Open") {
        let panel = NSOpenPanel()
        panel.message = "Which note?"
        panel.begin { log("\($0 == .cancel) \(panel.urls)") }
      }
    }
    try heard.run("activate")
    #expect(heard.labels.contains("Which note?"))
    #expect(heard.labels.contains("No Files"))
    #expect(log.lines.isEmpty)
    try heard.run("escape")
    #expect(log.lines == ["true []"])
    #expect(heard.labels == ["Open"])
  }

  @Test("A window that an AppKit program creates is announced with its title and content")
  func windows() throws {
    let window = NSWindow()
    let heard = HeardView {
      Button("About") {
        window.title = "About Notes"
        window.contentView = NSHostingView(rootView: Text("Version 2"))
        window.makeKeyAndOrderFront(nil)
      }
    }
    try heard.run("activate")
    #expect(heard.labels.suffix(2) == ["About Notes", "Version 2"])
    #expect(window.isVisible)
    try heard.run("escape")
    #expect(heard.labels == ["About"])
    #expect(!window.isVisible)
  }
}
