// SPDX-License-Identifier: MIT

import Foundation

/// A sheet for sharing. It keeps what is shared; SwiftUI's `ShareLink` is what can be heard.
@MainActor
@preconcurrency
open class UIActivityViewController: UIViewController {
  /// Is told how sharing ended.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// What is shared.
  public let activityItems: [Any]
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Is told how sharing ended. It is not called.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Creates a sheet.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Always returns `nil`: there are no archives here.
  public required init?(coder: NSCoder) { return nil }
}
