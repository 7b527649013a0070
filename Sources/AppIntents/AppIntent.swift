import A11yUI

/// Something that a program can do, apart from any view.
///
/// A button, a toggle or an accessibility action performs it when it is activated. That is pending
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
  /// What comes of it.
  associatedtype PerformResult: IntentResult

  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does, in a sentence.
  static var description: IntentDescription? { get }
  /// Whether the program comes to the front when it is performed. Here it always is there.
  static var openAppWhenRun: Bool { get }
  /// Whether it can be found by other programs. Here there are none.
  static var isDiscoverable: Bool { get }

  /// Makes an intent whose parameters have the values that they have at first.
  init()

  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Nothing.
  public static var description: IntentDescription? { nil }
  /// No.
  public static var openAppWhenRun: Bool { false }
  /// Yes.
  public static var isDiscoverable: Bool { true }
}

/// What an intent does, in a sentence.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  /// The sentence.
  public let descriptionText: LocalizedStringResource
  /// What it belongs to.
  public let categoryName: LocalizedStringResource?
  /// What else it can be searched for by.
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
