// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import Testing

@Suite("Closing documents with unsaved changes", .timeLimit(.minutes(30)))
@MainActor
struct ClosingTests {
  let folder: Folder
  init() throws { folder = try Folder() }

  private func edited() throws -> HeardApp<NewAllApp> {
    let heard = HeardApp(NewAllApp(), files: [try folder.write("a.txt", "One")])
    heard.start()
    heard.say("activate")
    heard.say("type !")
    return heard
  }

  @Test(
    "Closing a document with unsaved changes shows an alert, and Cancel keeps the document open"
  )
  func cancel() throws {
    let heard = try edited()
    #expect(heard.say("close window") == ["alert, Save changes to a.txt?"])
    #expect(heard.say("next") == ["Changes that are not saved are lost."])
    #expect(heard.say("next") == ["Save, button"])
    #expect(heard.say("next") == ["Don't Save, button"])
    #expect(heard.say("next") == ["Cancel, button"])
    #expect(heard.say("activate").last?.contains("One!") == true)
    heard.say("save")
    #expect(heard.say("close window") == ["menu bar, NewAllApp, menu item, collapsed"])
    #expect(folder.text("a.txt") == "One!")
  }

  @Test("Save writes the file and closes the window, whereas Don’t Save only closes the window")
  func answers() throws {
    var heard = try edited()
    heard.say("close window")
    heard.say("choose Save, button")
    #expect(
      heard.say("activate") == ["menu bar, NewAllApp, menu item, collapsed", "Saved a.txt."]
    )
    #expect(folder.text("a.txt") == "One!")
    heard = try edited()
    heard.say("close window")
    heard.say("choose Don't")
    #expect(heard.say("activate") == ["menu bar, NewAllApp, menu item, collapsed"])
    #expect(folder.text("a.txt") == "One")
  }

  @Test("A document without a name cannot be saved from the closing alert and stays open")
  func nameless() throws {
    let heard = HeardApp(NewAllApp())
    heard.start()
    heard.say("activate")
    heard.say("type Hi")
    heard.say("close window")
    heard.say("choose Save, button")
    #expect(
      heard.say("activate").last
        == "Untitled has no file yet. Save it under a name, such as Notes.txt."
    )
    #expect(heard.say("save \(folder["b.txt"])") == ["Saved b.txt."])
    #expect(folder.text("b.txt") == "Hi")
  }

  @Test("When an app quits, it asks about each document, and Cancel keeps the app running")
  func quit() throws {
    let heard = try edited()
    heard.say("menu")
    heard.say("choose File")
    heard.say("activate")
    #expect(heard.say("activate").first?.hasPrefix("Untitled, window") == true)
    heard.say("activate")
    heard.say("type New")
    #expect(
      heard.say("quit") == [
        "alert, Save changes to a.txt?",
        "(The app is still running, because a.txt has unsaved changes.)",
      ]
    )
    #expect(!heard.session.isFinished)
    heard.say("escape")
    heard.say("quit")
    heard.say("choose Save, button")
    #expect(heard.say("activate") == ["alert, Save changes to Untitled?", "Saved a.txt."])
    heard.say("choose Don't")
    heard.say("activate")
    #expect(heard.session.isFinished)
    #expect(folder.text("a.txt") == "One!")
  }
}
