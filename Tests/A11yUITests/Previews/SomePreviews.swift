// SPDX-License-Identifier: MIT

import SwiftUI

// The tests find these previews.

extension EnvironmentValues {
  @Entry var greeting = "Hello"
}

struct Greeting: View {
  @Environment(\.greeting) private var greeting
  var body: some View { Text(greeting) }
}

#Preview("Greeting") { Greeting() }

#Preview("Greeting", traits: .modifier(Politely())) { Greeting() }

#Preview {
  @Previewable @State var count = 1
  Button("Count \(count)") { count += 1 }
}

#Preview("UIKit") {
  let label = UILabel()
  label.text = "From UIKit"
  return label
}

struct Politely: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Good morning" }
  func body(content: Content, context: String) -> some View {
    content.environment(\.greeting, context)
  }
}

struct Greeting_Previews: PreviewProvider {
  static var previews: some View { Greeting().environment(\.greeting, "Older") }
}
