// SPDX-License-Identifier: MIT

import Foundation
@_exported import SwiftUI

/// The content of a widget from a certain time on.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How relevant the entry is at that time; `nil` if not specified.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Not specified.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// When a provider is asked for new entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  let date: Date?
  let isNever: Bool

  /// When the last entry's time has come.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Only when the program asks for it.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
}
