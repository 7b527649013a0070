import A11ySession
import SwiftUI
import Testing

@testable import A11yUI

struct Counter: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("Count \(count)")
      Button("Up") { count += 1 }
      if count > 1 { Text("Many") }
      ForEach(0..<count, id: \.self) { Text("Row \($0)") }
    }
    .onChange(of: count) { print(count) }
  }
}

@MainActor @Suite struct FirstTests {
  @Test func counts() throws {
    let host = ViewHost { Counter() }
    let session = Session(source: host)
    var lines: [String] = []
    session.onRecord = { if let l = $0.line { lines.append(l) } }
    session.start()
    print(session.tree.count, host.wholeTreeText)
    session.perform(.voiceOver(.next))
    session.perform(.voiceOver(.activate))
    print(session.tree.count, session.notice, host.wholeTreeText)
    session.perform(.voiceOver(.activate))
    session.perform(.voiceOver(.next))
    session.perform(.voiceOver(.next))
    session.perform(.voiceOver(.next))
    print(lines, host.counters, host.diagnostics)
  }
}

extension ViewHost { var wholeTreeText: String { graph.wholeTree().changes.map { "\($0.id) \($0.element.label) \($0.element.children)" }.joined(separator: "; ") } }
