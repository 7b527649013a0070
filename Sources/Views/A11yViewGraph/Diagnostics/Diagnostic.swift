// SPDX-License-Identifier: MIT

/// A mistake in a program's views, such as code that does not do what it appears to do.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// A category of mistakes, defined by the feature that reports them.
  public struct Kind: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The category's name.
    public let rawValue: String

    /// Creates a category of mistakes from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The category's name.
    public var description: String { rawValue }
  }

  /// The category of the mistake.
  public var kind: Kind
  /// The type of the view that contains the mistake or, if no view is known, of the property wrapper, intent or
  /// feature.
  public var view: String
  /// A sentence that describes the mistake and explains how to fix it.
  public var message: String

  /// Creates a diagnostic for a mistake.
  public init(_ kind: Kind, view: String, _ message: String) {
    self.kind = kind
    self.view = view
    self.message = message
  }

  /// The view and the message on a single line.
  public var description: String { "\(view): \(message)" }
}

extension Diagnostic.Kind {
  /// Several elements in a `ForEach` have the same ID.
  public static let duplicateID = Self(rawValue: "duplicateID")
  /// A property wrapper was used outside a view's body.
  public static let notInstalled = Self(rawValue: "notInstalled")
  /// Views kept changing each other, so the turn was stopped.
  public static let doesNotSettle = Self(rawValue: "doesNotSettle")
  /// Views are nested more deeply than the limit allows.
  public static let tooDeep = Self(rawValue: "tooDeep")
  /// A view's properties cannot be located.
  public static let unreadableProperties = Self(rawValue: "unreadableProperties")
  /// A feature of the view graph failed or was installed twice.
  public static let featureFailed = Self(rawValue: "featureFailed")
}
