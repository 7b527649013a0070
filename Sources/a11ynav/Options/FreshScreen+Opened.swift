// SPDX-License-Identifier: MIT

import A11yAudit
import A11yTranscripts
import A11yWeb

extension FreshScreen {
  /// Creates a screen from an opened source.
  init(_ opened: OpenedSource) {
    let page = opened.source as? WebPage
    self.init(
      opened.source,
      readingOrder: opened.readingOrder,
      address: { page?.url ?? "" },
      places: { ids in
        (page?.placesNow(of: ids) ?? [:]).mapValues {
          SourcePlace(selector: $0.selector, frame: $0.frame)
        }
      }
    )
    showsMessage = opened.showsMessage
    runsAlone = DesktopAccess.wasLaunched(opened)
    if let page {
      staysStill = { time in page.staysStillNow(for: time) }
      tabRound = { limit in
        page.tabRoundNow(atMost: limit).map {
          TabRoundResult(order: $0.order, unheard: $0.unheard, isCut: $0.isCut)
        }
      }
    }
  }
}
