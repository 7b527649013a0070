// SPDX-License-Identifier: MIT

import A11yUI

/// A program's action that does not depend on any view.
///
/// An intent is performed when a button, a toggle or an accessibility action is activated. A test can wait for the
/// intent, because the view's host counts the intent as pending work. The result's dialog is announced.
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

  /// The intent's title.
  static var title: LocalizedStringResource { get }
  /// A one-sentence description of the intent.
  static var description: IntentDescription? { get }
  /// Whether the program comes to the front when the intent is performed. In a11ynav, the program is always in front.
  static var openAppWhenRun: Bool { get }
  /// Whether other programs can discover the intent. This property has no effect, because no other program discovers
  /// intents.
  static var isDiscoverable: Bool { get }

  /// Creates an intent whose parameters have their initial values.
  init()

  /// Performs the intent.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// Performs the intent as pending work of the host that runs the current turn.
  ///
  /// If the intent throws an error, the error is reported. If the error has a description for the user, the description
  /// is also announced.
  func begin() {
    PendingWork.begin("intent \(Self.self)") {
      do {
        try await performAndSay()
      } catch is CancellationError {
        // A canceled intent is not a failure.
      } catch {
        let said = (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
        let words =
          said.map { String(localized: $0) } ?? (error as? any LocalizedError)?.errorDescription
          ?? "\(error)"
        let line = words.split(whereSeparator: \.isNewline).joined(separator: " ")
        Diagnostic(.intentFailed, view: "\(Self.self)", "could not be performed: \(line)").post()
        if let said { announce(said) }
      }
    }
  }

  /// Performs the intent, announces its dialog, and then performs the intent that its result opens, if there is one.
  fileprivate func performAndSay() async throws {
    if let name = missingParameter { throw MissingValue(name: name) }
    let result = try await perform()
    if let dialog = (result as? any ProvidesDialog)?.dialog { announce(dialog.full) }
    try await (result as? any OpensIntent)?.performNext()
  }

  /// The name of the first parameter that has no value.
  private var missingParameter: String? {
    for child in Mirror(reflecting: self).children {
      guard let parameter = child.value as? any AnyIntentParameter, parameter.isMissing else {
        continue
      }
      return parameter.name(else: String((child.label ?? "").drop { $0 == "_" }))
    }
    return nil
  }
}

extension OpensIntent {
  fileprivate func performNext() async throws { try await nextIntent?.performAndSay() }
}

private func announce(_ words: LocalizedStringResource) {
  AccessibilityNotification.Announcement(String(localized: words)).post()
}

/// An error that occurs if a required parameter of an intent has no value.
private struct MissingValue: LocalizedError {
  let name: String
  var errorDescription: String? { "\(name) has no value." }
}
