import Foundation

/// Opens an address.
///
/// Nothing here can show a page, so an address is opened only where the program set a handler.
@MainActor
@preconcurrency
public struct OpenURLAction: Sendable {
  /// What came of opening an address.
  public struct Result: Sendable {
    enum Outcome: Sendable { case handled, discarded, system }
    let outcome: Outcome

    /// The handler opened it.
    public static let handled = Result(outcome: .handled)
    /// The handler let it drop.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system)

    /// The system is to open another address.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  private let handler: @MainActor (URL) -> Result

  /// Makes an action that asks a handler.
  nonisolated public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and says whether it was taken.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).outcome == .handled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .discarded } }
}

extension EnvironmentValues {
  /// What opens an address.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
