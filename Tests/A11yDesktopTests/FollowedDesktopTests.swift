// SPDX-License-Identifier: MIT

import A11yDesktop
import A11ySession
import A11yTesting
import A11yTree
import Testing

extension DesktopTests {
  /// A simulated user who scans a whole desktop.
  @MainActor @Suite(.timeLimit(.minutes(30))) struct FollowedDesktopTests {}
}

extension DesktopTests.FollowedDesktopTests {
  private func launch(_ app: String) async throws -> DesktopSource {
    try TestDesktop.start()
    let command = TestDesktop.command(app)
    return try await Task.detached { try await DesktopSource(launching: command) }.value
  }

  /// Returns the labels of the elements that can be scanned.
  private func labels(_ session: Session) -> [String] {
    let tree = session.base.tree
    guard let root = tree.root, let first = tree.first(.interactive, in: root) else { return [] }
    return sequence(first: first) { tree.next(.interactive, after: $0, in: root) }
      .compactMap { tree[$0]?.label }
  }

  @Test func `The scanner moves between two apps’ windows, and works after both have quit`()
    async throws
  {
    let form = try await launch("gtk3_app.py --page form")
    let form4 = try await launch("gtk4_app.py --page form")
    let scan = try DesktopScan()
    scan.emptyName = "Desktop"
    let (departures, departure) = AsyncStream.makeStream(of: Void.self)
    // The highlight also disappears whenever the user leaves an app.
    scan.onHighlight = { if $0 == nil { departure.yield() } }
    let session = Session(source: scan, technology: .switchControl).exhaustive(false)
    await session.settle(within: .seconds(300))
    let windows = try #require(session.base.tree.desktop).windows
    #expect(windows.count >= 2)
    var seen: Set<String> = []
    for window in windows.suffix(2) + windows.suffix(2) {
      session.perform("window \(window.number)")
      await session.settle(within: .seconds(300))
      #expect(labels(session).contains("Save"))
      let tree = session.base.tree
      if let root = tree.root { seen.insert("\(root)") }
    }
    // Every change replaced the app's whole tree.
    #expect(seen.count >= 3)
    session.perform("window 1")
    await session.settle(within: .seconds(300))
    let last = session.transcript.last?.content
    #expect(last == .notice("There is no such window."))
    for app in [form, form4] { app.close() }
    for await _ in departures {
      await session.settle(within: .seconds(300))
      if labels(session) == ["Desktop"] { break }
    }
    #expect(labels(session) == ["Desktop"])
    session.base.close()
  }
}
