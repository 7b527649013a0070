// SPDX-License-Identifier: MIT

import A11yTree
import Foundation
import Testing

@testable import A11yDesktop

extension DesktopTests {
  /// Tests that read Firefox with the same requests as any other app.
  @MainActor
  @Suite(
    .enabled(if: TestDesktop.firefox != nil, "there is no Firefox"),
    .timeLimit(.minutes(30))
  )
  struct FirefoxTests {}
}

extension DesktopTests.FirefoxTests {
  private static let page = """
    <title>Order</title><h1>Shop</h1><h2>Roses</h2><label><input type=checkbox> Gift</label>
    <label>Name <input></label>
    """

  /// Opens a page in a Firefox instance with its own profile, in a folder that the caller removes.
  private func open(_ folder: URL) async throws -> Walker {
    try TestDesktop.start()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.page.utf8).write(to: folder.appendingPathComponent("page.html"))
    let command = """
      env HOME='\(folder.path)' \(try #require(TestDesktop.firefox)) --no-remote \
      'file://\(folder.path)/page.html' 2>/dev/null
      """
    let source = try await Task.detached { try await DesktopSource(launching: command) }.value
    return await Walker(source, .voiceOver)
  }

  @Test func `Firefox keeps running after apps are listed and read, and its changes are announced`()
    async throws
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let user = try await open(folder)
    defer { user.close() }
    // Firefox rebuilds a page's tree while the page loads, and the cursor is lost together with the old tree.
    var calm = 0
    for _ in 0..<50 where calm < 3 { calm = await user.run("wait 300ms").isEmpty ? calm + 1 : 0 }
    await user.run("choose Gift")
    // A separate reader reads the whole app again.
    let counts = try await Task.detached {
      let app = try DesktopApps.find("Firefox")
      return [DesktopApps.count(of: app), DesktopApps.count(of: app)]
    }.value
    #expect(counts.allSatisfy { $0.map { $0 > 20 } ?? false })
    #expect(await user.run("activate") == ["checked"])
    #expect(await user.run("activate") == ["unchecked"])
    #expect(await user.run("choose Roses") == ["Roses, heading level 2"])
    await user.run("choose Name, text field", "activate", "type Ada")
    let field = try #require(user.session.base.keyboardFocus)
    #expect(await user.run("press backspace") == ["a"])
    #expect(user.session.base.tree[field]?.value == "Ad")
    #expect(user.notices.isEmpty)
  }
}
