import Foundation
@_exported import SwiftUI

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How much the entry matters just then; `nil` if nobody says so.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nobody says so.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much, compared with the other entries of the widget.
  public var score: Float
  /// For how long, in seconds; 0 until the next entry.
  public var duration: TimeInterval

  /// Makes one from its score and how long it holds.
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
  /// Not before the program asks for it.
  public static let never = TimelineReloadPolicy(date: nil, isNever: true)
  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date, isNever: false)
  }
}

/// What a widget shows, entry by entry.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, the earliest first.
  public let entries: [EntryType]
  /// When the provider is asked for new ones.
  public let policy: TimelineReloadPolicy

  /// Makes one from its entries.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}
