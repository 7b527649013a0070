// SPDX-License-Identifier: MIT

import A11yAppModel
@_spi(Nodes) import A11yViewGraph
import Foundation
import SwiftUI

/// The objects of a store that match, kept up to date.
///
/// `Result` is what the property holds: `[Element]`.
@propertyWrapper
public struct Query<Element: PersistentModel, Result: _QueryResult>
where Result.Member == Element {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  // Swift makes a property without a value only by an initialiser of the type itself, not of an
  // extension.
  /// Fetches all objects.
  public init() { self.init(fetching: FetchDescriptor()) }

  init(fetching descriptor: FetchDescriptor<Element>) {
    _context = Environment(\.modelContext)
    self.descriptor = descriptor
  }

  /// The objects.
  @MainActor public var wrappedValue: Result {
    Result(_queried: (try? context.fetch(descriptor)) ?? [])
  }
  /// The context that they are in.
  @MainActor public var modelContext: ModelContext { context }
  /// Why they cannot be fetched.
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
  /// Fetches the objects that match, in the order of a value.
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

/// Without a store around it, a view has that of its host, which is empty at first.
private enum ModelContextKey: GraphEnvironmentKey {
  static var defaultValue: ModelContext { ModelContext(ModelStore(Schema([]), [])) }
  @MainActor static func makeValue(in graph: ViewGraph) -> ModelContext { defaultValue }
}

extension EnvironmentValues {
  /// The context of the store; without one, that of a store of the host's own, empty at first.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

/// Creates a store once, and gives its context to the content.
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
  /// Gives the windows the store's context.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }
}
