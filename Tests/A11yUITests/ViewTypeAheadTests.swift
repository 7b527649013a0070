// SPDX-License-Identifier: MIT

import A11ySession
import SessionFixtures
import SwiftUI
import Testing

@testable import A11yUI

/// Tests for keys that are typed ahead in a view.
@MainActor @Suite("Typing ahead in a SwiftUI view")
struct ViewTypeAheadTests {
  private struct Form: View {
    @State private var name = ""
    @State private var code = ""
    @FocusState private var isInCode: Bool

    var body: some View {
      TextField("Name", text: $name)
        .onChange(of: name) { if name.count % 7 == 6 { isInCode = true } }
      TextField(
        "Code",
        text: Binding {
          code
        } set: {
          code = $0.uppercased()
        }
      )
      .focused($isInCode)
    }
  }

  @Test("Typing ahead produces the same text and the same focus as typing slowly")
  func sameText() async throws {
    let keys = Typist.keys(seed: 11)
    var ends: [[String]] = []
    for isAhead in [false, true] {
      let host = ViewHost { Form() }
      host.run(on: .iPhone)
      let typist = try await Typist(host, editing: "Name")
      if isAhead { await typist.pressAhead(keys) } else { await typist.press(keys) }
      let text = try #require(typist.session.editedText)
      ends.append(typist.values + [text.before, text.after] + typist.notices)
      typist.close()
    }
    #expect(ends[0] == ends[1])
    #expect(ends[0].joined().count > 20)
  }
}
