// SPDX-License-Identifier: MIT

/// A mistake in a program's views, such as code that does not have the effect that it appears to have.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A kind of mistake, as defined by the feature that reports it.
  public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name of the kind of mistake.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of the kind of mistake.
    public var description: String { rawValue }
  }

  /// The kind of mistake.
  public var kind: Kind
  /// The type of the view at fault, or of the wrapper, intent or feature if no view is known.
  public var view: String
  /// One sentence that describes the mistake and how to fix it.
  public var message: String

  /// Creates a diagnostic from its parts.
  public init(_ kind: Kind, view: String, _ message: String) {
    self.kind = kind
    self.view = view
    self.message = message
  }

  /// The view and the message, on one line.
  public var description: String { "\(view): \(message)" }
}

extension Diagnostic.Kind {
  /// Several elements of a `ForEach` share an id.
  public static let duplicateID = Self(rawValue: "duplicateID")
  /// A wrapper was used outside a view's body.
  public static let notInstalled = Self(rawValue: "notInstalled")
  /// Views kept changing one another, so the turn was stopped.
  public static let doesNotSettle = Self(rawValue: "doesNotSettle")
  /// Views are nested deeper than the limit.
  public static let tooDeep = Self(rawValue: "tooDeep")
  /// A view's properties cannot be located.
  public static let unreadableProperties = Self(rawValue: "unreadableProperties")
  /// A feature of the view graph failed or was installed twice.
  public static let featureFailed = Self(rawValue: "featureFailed")
}
