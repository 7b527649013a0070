// SPDX-License-Identifier: MIT

// Made from Surface/AppIntents.rows by `make surface`.

import A11yUI
import Synchronization

/// The name of a kind of entity.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// The name.
  public var name: LocalizedStringResource
  /// Creates the name of a kind of entity.
  public init(name: LocalizedStringResource) { self.name = name }
  /// Creates the name of a kind of entity.
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource) {
    self.init(name: name)
  }
  /// Creates the name of a kind of entity from a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }
}

/// The name of an entity.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// An image.
  public struct Image: Sendable {
    /// Creates an image from a system symbol.
    public init(systemName: String) {}
    /// Creates an image from one of the app's images.
    public init(named: String) {}
    /// Creates an image from data.
    public init(data: Data) {}
    /// Creates an image from a file.
    public init(url: URL) {}
  }
  /// The name.
  public var title: LocalizedStringResource
  /// Additional information about the entity.
  public var subtitle: LocalizedStringResource?
  /// An image.
  public var image: Image?
  /// Creates the name of an entity.
  public init(
    title: LocalizedStringResource,
    subtitle: LocalizedStringResource? = nil,
    image: Image? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
  /// Creates the name of an entity from a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }
}

/// A type with a name for users.
public protocol TypeDisplayRepresentable {
  /// The name.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// An enumeration whose values have names for users.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable,
  TypeDisplayRepresentable
{
  /// The names of the values.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// An entity of an app that users know by name.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable where ID: Sendable {
  /// The type of the query that finds the entity.
  associatedtype DefaultQuery: EntityQuery
  /// The query that finds the entity.
  static var defaultQuery: DefaultQuery { get }
  /// The entity's name.
  var displayRepresentation: DisplayRepresentation { get }
}

/// An entity of an app that queries do not find.
public protocol TransientAppEntity: Sendable, TypeDisplayRepresentable {
  /// Creates an entity.
  init()
}

/// Finds entities of an app. Only the app itself uses the query.
public protocol EntityQuery: Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity
  /// The type of the result.
  associatedtype Result: Sendable = [Entity]
  /// Creates a query.
  init()
  /// Returns the entities with the given identifiers.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// Returns the entities to suggest to a user.
  func suggestedEntities() async throws -> Result
  /// Returns the entity to use if the user does not choose one.
  func defaultResult() async -> Entity?
}

/// Finds entities of an app by words.
public protocol EntityStringQuery: EntityQuery {
  /// Returns the matching entities.
  func entities(matching string: String) async throws -> Result
}

/// Lists all entities of an app.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Returns all entities.
  func allEntities() async throws -> [Entity]
}

extension EntityQuery where Result == [Entity] {
  /// Returns no suggestions by default.
  public func suggestedEntities() async throws -> Result { [] }
}

extension EntityQuery {
  /// Returns no entity by default.
  public func defaultResult() async -> Entity? { nil }
}

/// Lists the options for a parameter, which are never offered.
public protocol DynamicOptionsProvider: Sendable {
  /// The type of the result.
  associatedtype Result: Sendable
  /// Returns the options.
  func results() async throws -> Result
}

/// An intent that opens an entity of the app.
public protocol OpenIntent: AppIntent {}

/// An intent that is known to the system.
public protocol SystemIntent: AppIntent {}

/// An intent that changes a live activity.
public protocol LiveActivityIntent: SystemIntent {}

/// An intent that plays audio.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that can continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

/// A result with a view, which is not shown.
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
