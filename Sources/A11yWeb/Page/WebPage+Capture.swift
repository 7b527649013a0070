// SPDX-License-Identifier: MIT

import A11yDocuments
import Foundation

extension WebPage {
  /// The page as it is now, as a capture that ``Document`` reads: Chrome's nodes of all frames, with
  /// what the DOM adds to them.
  ///
  /// What is typed into secret fields is bullets, as in the page's own tree.
  public func capture() -> Data { ChromeNodes.json(reading.nodes) }
}
