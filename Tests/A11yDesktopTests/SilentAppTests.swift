// SPDX-License-Identifier: MIT

import Testing

extension DesktopTests {
  /// Tests for apps that run a dialog inside an action, or that do not answer.
  @MainActor @Suite(.timeLimit(.minutes(30))) struct SilentAppTests {}
}

extension DesktopTests.SilentAppTests {
  @Test(arguments: [["choose Ask"], ["menu", "choose Question"]])
  func `A dialog that an action runs is announced immediately`(_ commands: [String]) async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page dialog")
    for command in commands { await user.run(command) }
    let heard = await user.run("activate")
    #expect(heard.first == "[screen change]")
    #expect(heard.contains("Delete the roses?"))
    #expect(await user.run("choose Yes", "activate").last?.hasSuffix("button") == true)
    #expect(await user.run("choose answer") == ["answer: yes"])
    user.close()
  }

  @Test func `A stopped app is reported, and its last screen can still be read`() async throws {
    let user = try await TestDesktop.open("gtk3_gallery.py --page silent")
    await user.run("choose Stop", "activate")
    #expect(user.notices == ["The app is not responding. Its last content can still be read."])
    #expect(await user.run("next") == ["Last, button"])
    await user.run("activate")
    #expect(user.notices.last == "The app is not responding.")
    user.close()
  }
}
