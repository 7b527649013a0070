// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite("The Rename button and playback commands", .timeLimit(.minutes(30)))
struct RenameTests {
  struct Screen: View {
    @State var name = "Plan"
    @FocusState var isNamed: Bool
    let log: Log
    var body: some View {
      RenameButton()
      TextField("Name", text: $name)
        .focused($isNamed)
        .contextMenu { RenameButton() }
        .renameAction($isNamed)
      VStack { RenameButton() }.renameAction { log("renamed") }
    }
  }

  @Test(arguments: [true, false])
  func `A rename button runs the surrounding rename action`(prunes: Bool) throws {
    let log = Log()
    let heard = HeardView(prunes: prunes) { Screen(log: log) }
    #expect(heard.lines == ["Rename, dimmed, button"])
    try heard.run("last", "activate")
    #expect(log.lines == ["renamed"])
    let renamed = try heard.run("previous", "action Rename")
    #expect(
      renamed == [
        "Name, Plan, text field, actions available", "is editing",
        "Name, Plan, text field, is editing, actions available",
      ]
    )
  }

  @Test func `A magic tap plays and pauses`() throws {
    struct Player: View {
      @State var isPlaying = false
      var body: some View {
        VStack {
          Text(isPlaying ? "playing" : "paused")
          Button("Next") {}
        }
        .onPlayPauseCommand { isPlaying.toggle() }
        .onPlayPauseCommand(perform: nil)
      }
    }
    let heard = HeardView { Player() }
    #expect(try heard.run("magic tap") == ["playing"])
    #expect(try heard.run("next", "magic tap", "previous") == ["Next, button", "paused"])
  }

  @Test func `Modifier keys are never reported as held alone`() throws {
    struct Screen: View {
      let log: Log
      var body: some View {
        Text("Keys")
          .onModifierKeysChanged { old, new in log("\(old.rawValue) \(new.rawValue)") }
          .onModifierKeysChanged(mask: .option, initial: false) { _, _ in log("never") }
      }
    }
    let log = Log()
    let heard = HeardView { Screen(log: log) }
    try heard.run("press alt+c", "press shift+a")
    #expect(log.lines == ["0 0"])
  }
}
