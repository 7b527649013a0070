// SPDX-License-Identifier: MIT

import SwiftUI

/// A mailbox. The app's columns appear side by side on iPad and Mac and form a single stack on iPhone.
@main
struct MailboxApp: App {
  var body: some Scene {
    WindowGroup("Mailbox") { Mailbox() }
  }
}

struct Letter: Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let text: String
}

struct Mailbox: View {
  @State private var chosen: Letter.ID?
  private let letters = [
    Letter(id: 1, sender: "Ada", subject: "Engines", text: "The engine weaves patterns."),
    Letter(id: 2, sender: "Grace", subject: "Moths", text: "We found a moth in the relay."),
  ]

  var body: some View {
    NavigationSplitView {
      List(letters, selection: $chosen) { letter in
        VStack {
          Text(letter.sender)
          Text(letter.subject)
        }
      }
      .navigationTitle("Inbox")
    } detail: {
      NavigationStack {
        if let letter = letters.first(where: { $0.id == chosen }) {
          LetterPage(letter: letter)
        } else {
          Text("No letter is selected")
        }
      }
    }
  }
}

struct LetterPage: View {
  let letter: Letter
  @State private var showsSender = false

  var body: some View {
    Text(letter.text)
      .navigationTitle(letter.subject)
      .toolbar {
        Button("Sender") { showsSender = true }
          .popover(isPresented: $showsSender) { Text("\(letter.sender) wrote this letter") }
      }
  }
}

#Preview("Mailbox") { Mailbox() }
