// SPDX-License-Identifier: MIT

import SwiftUI
import Testing

@testable import A11yUI

@propertyWrapper
private struct Counted: DynamicProperty {
  @State private var updates = [0]
  private var seen = 0
  var wrappedValue: Int { seen }
  mutating func update() { seen += 41 }
}

private struct CountedView: View {
  @Counted private var count
  var body: some View { Text("\(count)") }
}

@MainActor @Suite("Dynamic properties composed of other properties", .timeLimit(.minutes(30)))
struct DynamicPropertyTests {
  @Test(
    "A dynamic property’s custom update runs before the view’s body and may change the property"
  )
  func updates() {
    #expect(HeardView { CountedView() }.labels == ["41"])
  }
}
