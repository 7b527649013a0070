// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewGraph
import Testing

private enum Chime {}

/// A view that makes announcements from an action, from a task that the action starts, and from a second task that the
/// first one starts.
private struct Caller: View {
  let name: String
  let finished: AsyncStream<Void>.Continuation
  var body: some View {
    Press("call") {
      HostMessage.announcement(Announcement("\(name) action")).post(as: Chime.self)
      Task {
        HostMessage.announcement(Announcement("\(name) task")).post(as: Chime.self)
        Task.detached { [name, finished] in
          HostMessage.announcement(Announcement("\(name) nowhere")).post(as: Chime.self)
          finished.finish()
        }
      }
    }
  }
}

@MainActor
@Suite(
  "A program’s code belongs to the host whose turn runs it, or to the host that started its task",
  .timeLimit(.minutes(30))
)
struct HostTests {
  @Test(
    "Hosts that run at the same time never receive each other’s announcements",
    .timeLimit(.minutes(30))
  )
  func sideBySide() async throws {
    let names = (0..<20).map { "host \($0)" }
    let hosts = names.map { name in
      Task {
        let (ends, finished) = AsyncStream<Void>.makeStream()
        let shown = try Shown { Caller(name: name, finished: finished) }
        try shown.press("call")
        var words = shown.update.announcements.map(\.text)
        for await _ in ends {}
        shown.host.takeTurn()
        words += shown.update.announcements.map(\.text)
        return Set(words)
      }
    }
    var heard: [String: Set<String>] = [:]
    for (name, host) in zip(names, hosts) { heard[name] = try await host.value }
    for name in names {
      #expect(heard[name] == ["\(name) action", "\(name) task"])
    }
    #expect(Diagnostic.uninstalled.contains { $0.view == "Chime" })
  }
}
