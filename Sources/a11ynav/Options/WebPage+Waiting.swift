// SPDX-License-Identifier: MIT

import A11ySession
import A11yTree
import A11yWeb
import Foundation

// These are synchronous versions of a page's asynchronous functions, for use in commands. The main queue runs until the
// page has answered.
extension WebPage {
  /// Returns the locations of elements in their documents.
  func placesNow(of ids: [ElementID]) -> [ElementID: PagePlace] {
    MainQueue.run { await self.places(of: ids) }
  }

  /// Returns the cookies and local storage by which the site recognizes the user.
  func storageStateNow() -> StorageState? {
    MainQueue.run { await self.storageState() }
  }

  /// Returns whether the page stays unchanged while time passes, or `nil` if this cannot be determined.
  func staysStillNow(for time: Duration) -> Bool? {
    MainQueue.run { await self.staysStill(for: time) }
  }

  /// Returns the elements that the Tab key reaches, starting from the top, or `nil` if the page reacts to focus.
  func tabRoundNow(atMost limit: Int) -> TabRound? {
    MainQueue.run { await self.tabRound(atMost: limit) }
  }

  /// Returns an image of the entire page.
  func screenshotNow(scale: Double = 1) -> (jpeg: Data, frame: Frame)? {
    MainQueue.run { await self.screenshot(scale: scale) }
  }

  /// Runs a checker in the page and returns its result as JSON.
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
