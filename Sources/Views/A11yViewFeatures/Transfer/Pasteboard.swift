// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// A host's pasteboard, which contains the items that were last copied or cut.
///
/// Each host has its own pasteboard, which is separate from the system's pasteboard.
@MainActor
public final class Pasteboard {
  /// The number of views that handle the Cut, Copy or Paste command; if there are none, there is no Edit menu.
  package let editCommands: Cell<Int>
  private let cell: Cell<[NSItemProvider]>
  private let inbox: Inbox

  package init(_ inbox: Inbox) {
    self.inbox = inbox
    cell = Cell([], inbox)
    editCommands = Cell(0, inbox)
  }

  /// The items on the pasteboard.
  public var items: [NSItemProvider] {
    get { cell.get() }
    set { cell.write(newValue) }
  }

  /// The first string on the pasteboard. Setting this property replaces all items on the pasteboard.
  public var string: String? {
    get { loaded(String.self) }
    set { items = newValue.map { [NSItemProvider(object: $0)] } ?? [] }
  }

  private func loaded<T: NSItemProviderReading & Sendable>(_ type: T.Type) -> T? {
    let found = Mutex<T?>(nil)
    items.first { $0.canLoadObject(ofClass: type) }?
      .loadObject(ofClass: type) { value, _ in found.withLock { $0 = value } }
    return found.withLock { $0 }
  }

  /// Passes the values of a given type to a closure. If a value is not available yet, the closure is called after all
  /// values have been loaded.
  package func take<T: Transferable>(
    _ type: T.Type,
    _ body: @escaping @MainActor ([T]) -> Void
  ) {
    let items = items.filter { $0.canLoad(type) }
    let work = PendingWork("paste of \(T.self)")
    inbox.post(.work(work))
    Task.immediate { @MainActor in
      var values: [T] = []
      for item in items { if let value = try? await item.load(type) { values.append(value) } }
      body(values)
      work.finish()
    }
  }

  /// Returns whether there is an item on the pasteboard that can provide a value of a type.
  package func has<T: Transferable>(_ type: T.Type) -> Bool { items.contains { $0.canLoad(type) } }

  /// Returns the items that conform to one of several types.
  package func items(of types: [UTType]) -> [NSItemProvider] {
    items.filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

extension NSItemProvider {
  /// Returns whether the item on the pasteboard can provide a value of a type.
  fileprivate func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    if value?.value is T { return true }
    return T.transferRepresentation.allWays(of: type).contains { way in
      way.import != nil && hasItemConformingToTypeIdentifier(way.contentType.identifier)
    }
  }

  /// Returns the copied value if it has the requested type; otherwise, returns a value that is created from the item's
  /// data.
  @MainActor
  fileprivate func load<T: Transferable>(_ type: T.Type) async throws -> T? {
    if let value = value?.value as? T { return value }
    for way in T.transferRepresentation.allWays(of: type) {
      guard let make = way.import, let data = await data(way.contentType) else { continue }
      return try await make(data)
    }
    return nil
  }

  @MainActor
  private func data(_ type: UTType) async -> Data? {
    guard hasItemConformingToTypeIdentifier(type.identifier) else { return nil }
    return await withCheckedContinuation { continuation in
      loadDataRepresentation(forTypeIdentifier: type.identifier) { data, _ in
        continuation.resume(returning: data)
      }
    }
  }
}

/// The pasteboard that a graph's views use.
package final class PasteboardRecord: GraphFeature {
  package let pasteboard: Pasteboard

  package init(_ graph: ViewGraph) { pasteboard = Pasteboard(graph.inbox) }
}

extension ViewGraph {
  /// The graph's pasteboard.
  package var pasteboard: Pasteboard { feature(PasteboardRecord.self).pasteboard }
}

private enum PasteboardKey: GraphEnvironmentKey {
  static var defaultValue: Pasteboard? { nil }
  @MainActor static func makeValue(in graph: ViewGraph) -> Pasteboard? { graph.pasteboard }
}

extension EnvironmentValues {
  /// The host's pasteboard.
  package var pasteboard: Pasteboard? {
    get { self[PasteboardKey.self] }
    set { self[PasteboardKey.self] = newValue }
  }
}
