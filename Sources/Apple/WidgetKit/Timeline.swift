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

/// The relevance of an entry.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The relevance, compared with the widget's other entries.
  public var score: Float
  /// The duration in seconds; 0 for until the next entry.
  public var duration: TimeInterval

  /// Creates a relevance from its score and duration.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// When a provider is asked for new entries.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool

  /// When the last entry's time has come.
  public static let atEnd = TimelineReloadPolicy(date: nil, isNever: false)
  /// Only when the program asks for it.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}

/// The content of a widget, entry by entry.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, the earliest first.
  public let entries: [EntryType]
  /// When the provider is asked for new entries.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline from its entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
