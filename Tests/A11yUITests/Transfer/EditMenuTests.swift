// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@MainActor @Suite("Commands in an app’s Edit menu", .timeLimit(.minutes(30)))
struct EditMenuTests {
  struct Letters: App {
    init() {}
    var body: some Scene { WindowGroup("Letters") { Desk() } }
  }

  struct Desk: View {
    @State var letters = "a b"
    @State var isOpen = true
    var body: some View {
      Text("Top")
      if isOpen {
        Text(letters).focusable().copyable([letters]).pasteDestination(for: String.self) {
          letters += $0.joined()
        }
      }
      Button("Close") { isOpen.toggle() }
    }
  }

  @Test(arguments: [true, false])
  func `Cut, Copy and Paste are available while there is something to edit`(prunes: Bool) {
    let heard = HeardApp(Letters(), prunes: prunes)
    heard.start()
    heard.say("tab")
    heard.say("menu")
    #expect(heard.say("choose Edit") == ["Edit, menu item, collapsed"])
    #expect(heard.say("activate") == ["Edit, menu, Cut, dimmed, button"])
    #expect(heard.say("next") == ["Copy, button"])
    #expect(heard.say("next") == ["Paste, dimmed, button"])
    heard.say("choose Copy")
    #expect(heard.say("activate") == ["Letters, window, a b"])
    #expect(heard.host.pasteboard.string == "a b")
    heard.say("menu")
    heard.say("choose Edit")
    heard.say("activate")
    #expect(heard.say("choose Paste") == ["Paste, button"])
    #expect(heard.say("activate") == ["Letters, window, a ba b"])
    heard.say("choose Close")
    heard.say("activate")
    heard.say("menu")
    #expect(heard.say("choose Edit") != ["Edit, menu item, collapsed"])
  }
}
