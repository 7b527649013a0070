// SPDX-License-Identifier: MIT

import A11yTree
import A11yWeb
import Foundation
import Testing

/// Tests for returning to previous pages and for closing windows that a page has opened.
@MainActor
@Suite(.enabled(if: TestBrowser.isThere), .serialized, .timeLimit(.minutes(30)))
struct HistoryTests {
  /// Returns a folder with two pages.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let head = "<!doctype html><html lang=en>"
    let first = """
      \(head)<title>Shop</title><h1>Shop</h1><a href=tea.html>Tea</a>
      <button onclick="window.open('tea.html')">Preview</button>
      """
    let done = "<button onclick='window.close()'>Done</button>"
    let second = "\(head)<title>Tea</title><h1>Tea</h1>\(done)"
    for (name, text) in [("shop", first), ("tea", second)] {
      try Data(text.utf8).write(to: folder.appendingPathComponent("\(name).html"))
    }
    return folder
  }

  private func open(_ folder: URL) async throws -> Walker {
    Walker(
      try await TestBrowser.shared().open(folder.appendingPathComponent("shop.html").absoluteString)
    )
  }

  @Test
  func `Escape goes back if there is nothing else to leave, and forward returns to the next page`()
    async throws
  {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let walker = try await open(folder)
    defer { walker.close() }
    #expect(await walker.run("escape") == [])
    #expect(walker.notices.last == "There is nothing to close or go back to.")
    await walker.run("choose Tea", "activate")
    #expect(walker.page.title == "Tea")
    await walker.run("escape")
    #expect(walker.page.title == "Shop")
    await walker.run("forward")
    #expect(walker.page.title == "Tea")
    await walker.run("back")
    #expect(walker.page.title == "Shop")
    await walker.run("back")
    #expect(walker.notices.last == "There is no previous page.")
    await walker.run("choose Tea", "reload")
    #expect(walker.page.title == "Shop")
  }

  @Test func `Escape closes a window that a page has opened`() async throws {
    let folder = try Self.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let walker = try await open(folder)
    defer { walker.close() }
    await walker.run("choose Preview", "activate")
    #expect(walker.page.windowCount == 2)
    let address = folder.appendingPathComponent("tea.html").absoluteString
    let heard = await walker.run("page")
    #expect(heard == ["Tea, \(address), window 2 of 2"])
    await walker.run("escape")
    #expect(walker.page.windowCount == 1)
    #expect(walker.page.title == "Shop")
    await walker.run("choose Preview", "activate", "choose Done", "activate")
    #expect(walker.page.windowCount == 1)
    #expect(walker.page.title == "Shop")
  }
}
