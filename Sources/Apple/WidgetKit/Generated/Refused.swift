// SPDX-License-Identifier: MIT

// Made from Surface/WidgetKit.rows by `make surface`.

import ActivityKit
import AppIntents
import Foundation
@_exported import SwiftUI
import SwiftUI

extension View {
  /// Live activities are not available, because there is no Dynamic Island.
  @available(
    *,
    unavailable,
    message: "Live activities are not available, because there is no Dynamic Island"
  )
  public func dynamicIsland(verticalPlacement: Any) -> some View { self }
}
