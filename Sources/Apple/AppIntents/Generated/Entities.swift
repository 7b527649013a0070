// SPDX-License-Identifier: MIT

// Made from Surface/AppIntents.rows by `make surface`.

import A11yUI
import Synchronization

/// What a kind of thing is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// Names a kind.
  public init(name: LocalizedStringResource) { self.name = name }
  /// Names a kind.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource) {
    self.init(name: name)
  }
  /// Names a kind by a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// What a thing is called.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// An image.
  public struct Image: Sendable {
    /// An image of the system.
    public init(systemName: String) {}
    /// An image of the app.
    public init(named: String) {}
    /// An image from data.
    public init(data: Data) {}
    /// An image from a file.
    public init(url: URL) {}
  }
  /// The name.
  public var title: LocalizedStringResource
  /// More about it.
  public var subtitle: LocalizedStringResource?
  /// An image.
  public var image: Image?
  /// Names a thing.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
  /// Names a thing by a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

/// A type with a name for users.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// One of several values that users know by name.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable,
  TypeDisplayRepresentable
{
  /// The names of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// A thing of an app that users know by name.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable where ID: Sendable {
  /// The query that finds it.
  associatedtype DefaultQuery: EntityQuery
  /// The query that finds it.
  static var defaultQuery: DefaultQuery { get }
  /// Its name.
  var displayRepresentation: DisplayRepresentation { get }
}

/// A thing of an app that nobody finds.
public protocol TransientAppEntity: Sendable, TypeDisplayRepresentable {
  /// Creates one.
  init()
}

/// Finds things of an app. Only the app itself queries it here.
public protocol EntityQuery: Sendable {
  /// What it finds.
  associatedtype Entity: AppEntity
  /// What it gives back.
  associatedtype Result: Sendable = [Entity]
  /// Creates a query.
  init()
  /// The things with these identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What a user is offered.
  func suggestedEntities() async throws -> Result
  /// What is taken without a choice.
  func defaultResult() async -> Entity?
}

/// Finds things of an app by words.
public protocol EntityStringQuery: EntityQuery {
  /// The things that match.
  func entities(matching string: String) async throws -> Result
}

/// Lists all things of an app.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All of them.
  func allEntities() async throws -> [Entity]
}

extension EntityQuery where Result == [Entity] {
  /// Nothing.
  public func suggestedEntities() async throws -> Result { [] }
}

extension EntityQuery {
  /// Nothing.
  public func defaultResult() async -> Entity? { nil }
}

/// Lists what can be chosen for a parameter. They are never offered here.
public protocol DynamicOptionsProvider: Sendable {
  /// What it lists.
  associatedtype Result: Sendable
  /// What can be chosen.
  func results() async throws -> Result
}

/// Opens a thing of the app.
public protocol OpenIntent: AppIntent {}

/// Does what the system knows.
public protocol SystemIntent: AppIntent {}

/// Changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// Plays something.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Goes on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

/// A result with a view, which is not shown here.
public protocol ShowsSnippetView: IntentResult {}

extension IntentResultContainer: ShowsSnippetView where Snippet == Bool {}

extension IntentResult {
  /// Returns a result with a view, which is not shown.
  public static func result<Content: View>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Bool, Never> { Self() }

  /// Returns a result with a dialog, and a view that is not shown.
  public static func result<Content: View>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Bool, IntentDialog> { Self(dialog: dialog) }

  /// Returns a result with a value, and a view that is not shown.
  public static func result<Value, Content: View>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Bool, Never> { Self(value: value) }
}
