// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// An action that opens a URL.
///
/// The program's own URL handler is called first. If the handler leaves a document's URL to the system, an app that
/// supports documents opens the document. URLs that do not refer to a document cannot be opened; the session reports
/// this.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// The result that a handler returns for a URL.
  public struct Result: Sendable {
    package enum Outcome: Sendable { case handled, discarded, system(URL?) }
    package let outcome: Outcome

    /// The handler has opened the URL.
    public static let handled = Result(outcome: .handled)
    /// The handler has discarded the URL.
    public static let discarded = Result(outcome: .discarded)
    /// The system opens the URL.
    public static let systemAction = Result(outcome: .system(nil))
  }

  private let handler: @MainActor (URL) -> Result
  /// The closure that opens the URLs that the handler leaves to the system.
  fileprivate var system: @MainActor (URL) -> Bool = { _ in false }

  /// Creates an action that calls a handler to open a URL.
  @preconcurrency
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  func open(_ url: URL) -> Bool {
    switch handler(url).outcome {
    case .handled: true
    case .discarded: false
    case .system(let other): system(other ?? url)
    }
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

private enum SystemOpenURLKey: EnvironmentKey {
  static var defaultValue: @MainActor (URL) -> Bool { { _ in false } }
}

extension EnvironmentValues {
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = self[SystemOpenURLKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// The closure that opens a URL that none of the program's handlers opens.
  package var systemOpenURL: @MainActor (URL) -> Bool {
    get { self[SystemOpenURLKey.self] }
    set { self[SystemOpenURLKey.self] = newValue }
  }
}
