// SPDX-License-Identifier: MIT

import Observation
import SwiftUI
import Testing

@testable import A11yUI

private struct Controls: View {
  @State private var isOn = false
  @State private var volume = 0.5
  @State private var copies = 1
  @State private var name = ""
  @State private var secret = ""
  var body: some View {
    Form {
      Section("Sound") {
        Toggle("Mute", isOn: $isOn)
        Slider(value: $volume) { Text("Volume") }
        Stepper("Copies", value: $copies, in: 1...3)
      }
      Section {
        TextField("Name", text: $name)
        SecureField("Password", text: $secret)
        Label("Settings", systemImage: "gear")
        Image(systemName: "trash.fill")
        Image(decorative: "line")
        Spacer()
        Divider()
      }
      Button("Save", role: .destructive) {}.disabled(name.isEmpty)
    }
  }
}

@MainActor @Suite("The words and actions of SwiftUI controls", .timeLimit(.minutes(30)))
struct ControlTests {
  @Test("Each control announces its name, value and kind")
  func words() throws {
    let view = HeardView { Controls() }
    var heard = view.heard()
    for _ in 0..<8 { heard += try view.run("next") }
    #expect(
      heard == [
        "Sound, heading",
        "Mute, switch button, off",
        "Volume, 50%, adjustable",
        "Copies, 1, adjustable",
        "Name, text field",
        "Password, secure text field",
        "Settings",
        "Delete, image",
        "Save, dimmed, button",
      ]
    )
  }

  @Test("Each control changes its binding and announces the change")
  func actions() throws {
    let view = HeardView { Controls() }
    try view.run("next")
    #expect(try view.run("activate") == ["on"])
    #expect(try view.run("activate") == ["off"])
    try view.run("next")
    #expect(try view.run("increment") == ["60%"])
    #expect(try view.run("decrement", "decrement") == ["50%", "40%"])
    try view.run("next")
    #expect(try view.run("increment", "increment", "increment") == ["2", "3"])
    #expect(try view.run("decrement") == ["2"])
  }

  @Test("Typing updates the binding and the views that depend on the binding")
  func typing() throws {
    let view = HeardView { Controls() }
    try view.run("next", "next", "next", "next")
    try view.run("activate", "type Ann")
    #expect(view.session.tree[view.session.keyboardFocus!]?.value == "Ann")
    try view.press("backspace left x")
    #expect(view.session.tree[view.session.keyboardFocus!]?.value == "Axn")
    #expect(try view.run("last") == ["Save, button"])
  }

  @Test("Only the length of a secure field’s text is announced")
  func secret() throws {
    let view = HeardView { Controls() }
    try view.run("next", "next", "next", "next", "next")
    try view.run("activate", "type hunter2")
    let everything = "\(view.session.tree)" + view.lines.joined()
    #expect(!everything.contains("hunter2"))
    #expect(!view.host.start().changes.contains { $0.element.value.contains("hunter2") })
  }
}
