// SPDX-License-Identifier: MIT

import A11yUI

/// An action of a program that is independent of any view.
///
/// A button, a toggle or an accessibility action performs it when activated. It is then pending
/// work of the view's host, so a test can wait for it. The dialog of the result is announced.
///
/// ```swift
/// struct MarkAsRead: AppIntent {
///   static let title: LocalizedStringResource = "Mark as read"
///
///   func perform() async throws -> some IntentResult & ProvidesDialog {
///     .result(dialog: "Done")
///   }
/// }
///
/// Button("Mark as read", intent: MarkAsRead())
/// ```
public protocol AppIntent: Sendable {
  /// The type of the result.
  associatedtype PerformResult: IntentResult

  /// The title.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence.
  static var description: IntentDescription? { get }
  /// Whether the program comes to the front when the intent is performed. Here it is always in
  /// front.
  static var openAppWhenRun: Bool { get }
  /// Whether other programs can discover it. Here there are none.
  static var isDiscoverable: Bool { get }

  /// Makes an intent whose parameters have their initial values.
  init()

  /// Performs the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// The program does not come to the front.
  public static var openAppWhenRun: Bool { false }
  /// The intent can be discovered.
  public static var isDiscoverable: Bool { true }
}

/// What an intent does, in a sentence.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// The category.
  public let categoryName: LocalizedStringResource?
  /// Further words to find it by.
  public let searchKeywords: [LocalizedStringResource]

  /// Describes an intent.
  public init(
    _ descriptionText: LocalizedStringResource,
    categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = []
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
  }

  /// Describes an intent by a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }
}
