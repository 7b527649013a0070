// SPDX-License-Identifier: MIT

import A11yDocuments
import A11ySession
import A11yTree
@_spi(Measuring) import A11yWeb
import Foundation

/// Measures the time to open a page, move by one step, perform an action and walk through a page, and compares each
/// time with a reference.
///
/// `swift run -c release WebPages [open|step|act|walk]…` prints a table of medians and maxima.
@main
@MainActor
struct WebPages {
  static func main() async throws {
    let named = CommandLine.arguments.dropFirst()
    func wants(_ part: String) -> Bool { named.isEmpty || named.contains(part) }
    print("| measurement | median | maximum | compared with | median | maximum | |")
    print("|---|---|---|---|---|---|---|")
    if wants("open") { try await opening() }
    if wants("step") { for count in [1_000, 100_000] { try await steps(count) } }
    if wants("act") { try await acting() }
    if wants("walk") { for count in [1_000, 20_000] { try await walk(count) } }
  }

  /// Measures the time to read a page with 1,500 sections (28,503 nodes, not counting lines of text). The time is
  /// compared with the time that the browser takes to send the page's tree.
  static func opening() async throws {
    let browser = try await Browser.start()
    defer { browser.close() }
    let address = try Page.sections(1_500)
    var bare: [Duration] = []
    var ours: [Duration] = []
    for _ in 0..<7 {
      let times = try await WebPage.timesOfOpening(address, in: browser)
      bare.append(times.tree)
      ours.append(times.reading)
    }
    row("opening a page of 1,500 sections", ours, "getFullAXTree alone", bare)
  }

  /// Measures the time for steps on a page that does not change and on a capture of that page.
  static func steps(_ nodes: Int) async throws {
    let browser = try await Browser.start()
    defer { browser.close() }
    let page = try await browser.open(try Page.items(nodes / 3))
    let live = try await stepTimes(page)
    let captured = try await stepTimes(try CapturedTree(Document(data: page.capture())))
    row("a step on a live page of \(nodes) nodes", live, "a step on its capture", captured)
  }

  private static func stepTimes(_ source: any TreeSource) async throws -> [Duration] {
    let walker = Walker(source)
    // During the first step to an element that is out of view, the source asks the page whether the page can observe
    // scrolling.
    for _ in 0..<100 { await walker.run("next") }
    var times: [Duration] = []
    for _ in 0..<200 { times.append(await walker.time("next")) }
    return times
  }

  /// Measures the time from a command until words are spoken, and from a click until the browser reports the change.
  static func acting() async throws {
    let browser = try await Browser.start()
    defer { browser.close() }
    var options = PageOptions()
    options.time = .real
    let address = try Page.button()
    let page = try await browser.open(address, options)
    let clicked = try await browser.open(address, options)
    let walker = Walker(page, isRealTime: true)
    await walker.run("next")
    _ = clicked.start()
    var ours: [Duration] = []
    var bare: [Duration] = []
    for _ in 0..<40 {
      ours.append(try await walker.timeToSpeech("activate"))
      guard let button = walker.cursor else { break }
      bare.append(await clicked.timeOfClick(on: button))
      try await Task.sleep(for: .milliseconds(100))
    }
    row("from activation to the words", ours, "from the click to nodesUpdated", bare)
  }

  /// Measures the time for a thousand steps, with and without the time to start the browser.
  static func walk(_ items: Int) async throws {
    let address = try Page.items(items + 10)
    var whole: [Duration] = []
    var steps: [Duration] = []
    for _ in 0..<5 {
      let start = ContinuousClock.now
      let browser = try await Browser.start()
      let page = try await browser.open(address)
      let walker = Walker(page)
      let opened = ContinuousClock.now
      for _ in 0..<1_000 { await walker.run("next") }
      whole.append(.now - start)
      steps.append(.now - opened)
      browser.close()
    }
    row("1,000 steps, \(items) items", steps, "including the browser’s start", whole)
  }

  private static func row(
    _ what: String,
    _ ours: [Duration],
    _ beside: String,
    _ theirs: [Duration]
  ) {
    let (ours, theirs) = (ours.sorted(), theirs.sorted())
    let (a, b) = (ours[ours.count / 2], theirs[theirs.count / 2])
    let cells = [
      what, a.text, ours[ours.count - 1].text, beside, b.text, theirs[theirs.count - 1].text,
      String(format: "%.2f ×, %+.2f ms", a / b, (a - b) / .milliseconds(1)),
    ]
    print("| " + cells.joined(separator: " | ") + " |")
  }
}

extension Duration {
  fileprivate var text: String {
    let milliseconds = self / .milliseconds(1)
    return milliseconds < 1
      ? String(format: "%.1f µs", milliseconds * 1000) : String(format: "%.1f ms", milliseconds)
  }
}
