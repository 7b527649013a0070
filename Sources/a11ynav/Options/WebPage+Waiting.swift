// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import A11yWeb
import Foundation

// What a command asks of a page; the main queue runs until the page has answered.
extension WebPage {
  /// Where elements are in their documents.
  func placesNow(of ids: [ElementID]) -> [ElementID: PagePlace] {
    MainQueue.run { await self.places(of: ids) }
  }

  /// The cookies and local storage that make the user known to the site.
  func storageStateNow() -> StorageState? {
    MainQueue.run { await self.storageState() }
  }

  /// Whether the page stays exactly as it is while time passes.
  func staysStillNow(for time: Duration) -> Bool? {
    MainQueue.run { await self.staysStill(for: time) }
  }

  /// Where Tab leads from the top, if the page does not react to its focus.
  func tabRoundNow(atMost limit: Int) -> TabRound? {
    MainQueue.run { await self.tabRound(atMost: limit) }
  }

  /// What the whole page looks like.
  func screenshotNow(scale: Double = 1) -> (jpeg: Data, frame: Frame)? {
    MainQueue.run { await self.screenshot(scale: scale) }
  }

  /// Runs a checker in the page, and returns its result as JSON.
  func checkNow(with library: String, _ expression: String) throws(BrowserError) -> String {
    let answer = MainQueue.run { () -> Result<String, BrowserError> in
      do throws(BrowserError) {
        return .success(try await self.check(with: library, expression))
      } catch {
        return .failure(error)
      }
    }
    return try answer.get()
  }
}
