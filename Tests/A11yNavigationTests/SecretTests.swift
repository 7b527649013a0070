// SPDX-License-Identifier: MIT

import A11yNavigation
import A11yTree
import Testing
import TreeOutlines

/// Tests that the text in a secure field never appears in speech, requests or notices.
@Suite("Keeping the text in secure fields secret", .timeLimit(.minutes(30)))
struct SecretTests {
  static let secret = "Gehe1mes"

  @Test(
    "The text in a secure field is never announced",
    arguments: [
      "securetextbox \"PIN\"", "textbox \"PIN\" protected", "text \"PIN\" protected live=assertive",
      "slider protected range=1,0,2", "securetextbox editing", "combobox protected",
      "switch \"PIN\" protected",
    ]
  )
  func isNeverSaid(outline: String) throws {
    var user = VoiceOverUser("webarea\n  button \"a\"\n  \(outline) value=\(Self.secret) #s")
    var heard = user.walk() + user.walk(.previous)
    user.go(to: "s")
    for item in RotorItem.standard {
      user.hears(.setRotor(item))
      for direction in VoiceOver.Direction.allCases {
        for _ in 0..<12 { heard.append(user.hears(.rotorMove(direction))) }
      }
      user.go(to: "s")
    }
    for command in [
      VoiceOver.Command.spell, .repeat, .activate, .moreContent, .readFromHere, .choose(""),
    ] {
      heard.append(user.hears(command))
      user.go(to: "s")
    }
    heard.append(try user.hears(user.page.change("s") { $0.value = Self.secret + "X" }))
    heard.append(try user.hears(user.page.change("s") { $0.states.isEditing.toggle() }))
    heard += VoiceOver.items(matching: "", in: user.page.tree).map(\.text)
    heard += SwitchControl.scan(of: user.page.tree).map(\.utterance.text)
    #expect(heard.count > 200)
    let letters = heard.map { $0.replacing(", ", with: "").lowercased() }.joined(separator: " ")
    #expect(!letters.contains("gehe1mes"))
    // The text is not spelled letter by letter either.
    #expect(!heard.contains("1") && !heard.contains("cap G"))
    #expect(VoiceOver.items(matching: "gehe1", in: user.page.tree).isEmpty)
  }
}
