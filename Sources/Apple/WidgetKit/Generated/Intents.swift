// SPDX-License-Identifier: MIT

// Made from Surface/WidgetKit.rows by `make surface`.

import ActivityKit
import AppIntents
import Foundation
@_exported import SwiftUI
import SwiftUI

/// A suggestion for a widget's settings. It is never offered.
public struct AppIntentRecommendation<Intent: AppIntent> {
  /// The settings.
  public let intent: Intent
  /// The description.
  private let description: Text
  /// Creates a suggestion.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }
  /// Creates a suggestion, described by a localized string.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }
  /// Creates a suggestion, described by a localized string resource.
  @_disfavoredOverload public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(description))
  }
  /// Creates a suggestion, described by a string.
  @_disfavoredOverload public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(description))
  }
}
