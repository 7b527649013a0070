// SPDX-License-Identifier: MIT

import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Opens a URL.
///
/// The program's own handler comes first. If it leaves the URL to the system, the URL of a document
/// opens it in an app with documents; other pages cannot be shown here, and the session says so.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// The result of opening a URL.
  public struct Result: Sendable {
    package enum Outcome: Sendable { case handled, discarded, system(URL?) }
    package let outcome: Outcome

    /// The handler opened it.
    public static let handled = Result(outcome: .handled)
    /// The handler discarded it.
    public static let discarded = Result(outcome: .discarded)
    /// The system should open it.
    public static let systemAction = Result(outcome: .system(nil))
  }

  private let handler: @MainActor (URL) -> Result
  /// What opens a URL that the handler leaves to the system.
  fileprivate var system: @MainActor (URL) -> Bool = { _ in false }

  /// Creates an action that asks a handler.
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
  /// What opens a URL.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = self[SystemOpenURLKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// What opens a URL that no handler of the program opens.
  package var systemOpenURL: @MainActor (URL) -> Bool {
    get { self[SystemOpenURLKey.self] }
    set { self[SystemOpenURLKey.self] = newValue }
  }
}
