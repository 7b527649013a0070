// SPDX-License-Identifier: MIT

import Foundation

/// Is told what scripts say. None runs, so it is never called.
@MainActor
public protocol WKScriptMessageHandler: AnyObject {
  /// Is told what a script says.
  func userContentController(
    _ userContentController: WKUserContentController,
    didReceive message: WKScriptMessage
  )
}
