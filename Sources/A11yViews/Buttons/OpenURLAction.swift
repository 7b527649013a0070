import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// Opens an address.
///
/// A handler of the program's own comes first. What it leaves to the system opens a document, if it is
/// the address of one and the app has documents; nothing here can show a page, which is then said.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// What came of opening an address.
  public struct Result: Sendable {
    package enum Outcome: Sendable { case handled, discarded, system(URL?) }
    package let outcome: Outcome

    /// The handler opened it.
    public static let handled = Result(outcome: .handled)
    /// The handler let it drop.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: @MainActor (URL) -> Result
  /// What opens an address that the handler leaves to the system.
  fileprivate var system: @MainActor (URL) -> Bool = { _ in false }

  /// Makes an action that asks a handler.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = open(url) }

  /// Opens an address, and says whether it was taken.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(open(url))
  }

  private func open(_ url: URL) -> Bool {
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
  /// What opens an address.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.system = self[SystemOpenURLKey.self]
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }

  /// What opens an address that no handler of the program opens.
  package var systemOpenURL: @MainActor (URL) -> Bool {
    get { self[SystemOpenURLKey.self] }
    set { self[SystemOpenURLKey.self] = newValue }
  }
}
