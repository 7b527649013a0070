import A11yDesktop
import A11yTree
import Testing

/// Apps that hang, die, lie and flood: the session lives, and reads what it knew.
@MainActor
@Suite(
  .enabled(if: TestDesktop.missing == nil, "desktop programs are missing"),
  .serialized,
  .timeLimit(.minutes(5))
)
struct StrangerTests {
  @Test func objectsThatDoNotExistAreLeftOut() async throws {
    let user = try await TestDesktop.open("stranger.py --lie")
    #expect(user.heard().last == "Stranger, Knock, button")
    #expect(await user.run("last") == ["Diary, Dear diary, text field"])
    user.close()
  }

  @Test func anObjectInsideItselfIsReadOnce() async throws {
    let user = try await TestDesktop.open("stranger.py --cycle")
    #expect(await user.run("last", "next").last == "[border]")
    user.close()
  }

  @Test func aListOf100000ChildrenIsReadInParts() async throws {
    let user = try await TestDesktop.open("stranger.py --children 100000")
    #expect(await user.run("last") == ["Items, Item 100000, list end"])
    #expect(user.session.base.tree.count < 500)
    user.close()
  }

  @Test func aFloodOfEventsEnds() async throws {
    let user = try await TestDesktop.open("stranger.py --flood 1")
    #expect(await user.run("focus Agree").last == "Agree, checkbox, unchecked")
    user.close()
  }

  @Test func anAppThatDiesLeavesItsLastTree() async throws {
    let user = try await TestDesktop.open("stranger.py --die 120")
    for _ in 0..<30 where !user.notices.contains(where: { $0.hasPrefix("The app has ended") }) {
      await user.run("activate")
    }
    #expect(user.notices.contains("The app has ended. What was there last can still be read."))
    #expect(await user.run("first") == ["Stranger, Knock, button"])
    user.close()
  }

  @Test func anAppThatStopsAnsweringIsSaidToDoSo() async throws {
    let user = try await TestDesktop.open("stranger.py --hang 150")
    for _ in 0..<40 where user.notices.isEmpty { await user.run("activate") }
    #expect(user.notices.last?.hasPrefix("Nothing happens: the app does not answer") == true)
    // What was read can still be walked.
    #expect(await user.run("last").isEmpty == false)
    user.close()
  }

  @Test func hostileNamesReachNoTerminal() async throws {
    let user = try await TestDesktop.open("stranger.py --odd-names")
    let lines = await user.run("first", "next", "next", "next", "next", "next")
    for line in lines {
      #expect(!line.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) })
    }
    user.close()
  }

  @Test func anAppWithBadTextIsEndedByTheBusAndNotByUs() async throws {
    let user = try await TestDesktop.open("stranger.py --bad-utf8")
    #expect(user.notices.contains { $0.hasPrefix("The app has ended") })
    user.close()
  }

  @Test func anAppThatDoesNotExistIsAnErrorWithTheOthersNames() async throws {
    try TestDesktop.start()
    let error = await #expect(throws: DesktopError.self) {
      try await Task.detached { try await DesktopSource(attachingTo: "nobody") }.value
    }
    #expect(error?.description.hasPrefix("There is no app “nobody”.") == true)
  }
}
