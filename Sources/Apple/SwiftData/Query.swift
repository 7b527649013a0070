// SPDX-License-Identifier: MIT

import A11yAppModel
@_spi(Nodes) import A11yViewGraph
import Foundation
import SwiftUI

/// The objects in a store that match a query; the list is updated when these objects change.
///
/// The generic parameter `Result` is the type of the property's value, which is `[Element]`.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: _QueryResult>
where Result.Member == Element {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  // Swift requires the initializer of a property without a value to be in the type itself rather than in an
  // extension.
  /// Creates a property whose value is all objects of the model type.
  public init() { self.init(fetching: FetchDescriptor()) }

  init(fetching descriptor: FetchDescriptor<Element>) {
    _context = Environment(\.modelContext)
    self.descriptor = descriptor
  }

  /// The objects.
  @MainActor public var wrappedValue: Result {
    Result(_queried: (try? context.fetch(descriptor)) ?? [])
  }
  /// The context that contains the objects.
  @MainActor public var modelContext: ModelContext { context }
  /// The error that occurred when the objects were fetched.
  @MainActor public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch {
      return error
    }
  }
}

extension Query: DynamicProperty {}

extension Query where Result == [Element] {
  /// Creates a property whose value is the matching objects, sorted by a value.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) {
    let sort = SortDescriptor(keyPath, order: order)
    self.init(fetching: FetchDescriptor(predicate: filter, sortBy: [sort]))
  }
}

/// The environment key for the context. A view without a store in its environment uses its host's store, which is
/// initially empty.
private enum ModelContextKey: GraphEnvironmentKey {
  static var defaultValue: ModelContext { ModelContext(ModelStore(Schema([]), [])) }
  @MainActor static func makeValue(in graph: ViewGraph) -> ModelContext { defaultValue }
}

extension EnvironmentValues {
  /// The context from the environment or, if there is none, the context of the host's own store, which is initially
  /// empty.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// A modifier that creates a store once and provides the store's context to the modified content.
struct OwnContainer: ViewModifier {
  let types: [any PersistentModel.Type]
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var container: ModelContainer

  init(
    types: [any PersistentModel.Type],
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    self.types = types
    self.onSetup = onSetup
    _container = State(initialValue: ModelContainer(ModelStore(Schema(types), [])))
  }

  func body(content: Content) -> some View {
    content
      .environment(\.modelContext, container.mainContext)
      .onAppear { onSetup(.success(container)) }
  }
}

extension Scene {
  /// Provides the store's context to the scene's windows.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
}
