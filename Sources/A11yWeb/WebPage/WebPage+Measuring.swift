// SPDX-License-Identifier: MIT

import A11yTree
import Foundation

/// Measurements of the browser through the same connection but without ``WebPage``. `Benchmarks/` compares ``WebPage``
/// with these measurements.
@_spi(Measuring)
extension WebPage {
  /// Returns how long the browser takes to send the tree of a fresh page, and how long ``WebPage`` takes to read a
  /// fresh page.
  public static func timesOfOpening(
    _ address: String,
    in browser: Browser,
    _ options: PageOptions = PageOptions()
  ) async throws(BrowserError) -> (tree: Duration, reading: Duration) {
    var times: [Duration] = []
    for isBare in [true, false] {
      let page = try await browser.prepare(options)
      page.watch(page.window)
      do { try await page.history.navigate(to: address) } catch { throw BrowserError(error.words) }
      await page.reader.load()
      times.append(
        await page.taking {
          guard isBare else { return _ = await page.reader.read() }
          _ = try? await page.target.call(.getFullTree(ofFrame: page.target.mainFrame))
        }
      )
      page.close()
    }
    return (times[0], times[1])
  }

  /// Returns the time between a click on a node and the browser's report of a change.
  public func timeOfClick(on id: ElementID) async -> Duration {
    guard let node = reader.domNode(of: id) else { return .zero }
    // The browser reports changes only for nodes that were requested individually.
    var pending = (try? await target.call(.getRoot)) ?? []
    while let parent = pending.popLast() {
      pending += (try? await target.call(.getChildren(of: parent))) ?? []
    }
    let before = target.onEvent
    return await taking {
      await withCheckedContinuation { continuation in
        var isWaiting = true
        target.onEvent = { [target] event in
          before?(event)
          guard case .nodesUpdated = event, isWaiting else { return }
          isWaiting = false
          target.onEvent = before
          continuation.resume()
        }
        Task { _ = try? await self.target.call(.activate, on: node) }
      }
    }
  }

  private func taking(_ body: () async -> Void) async -> Duration {
    let start = ContinuousClock.now
    await body()
    return .now - start
  }
}
