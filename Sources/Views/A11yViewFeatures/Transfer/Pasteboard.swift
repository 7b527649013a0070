// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

/// What was last copied or cut in a host, for pasting there.
///
/// Each host has its own, unconnected to the machine's pasteboard.
@MainActor
public final class Pasteboard {
  /// The number of views that handle cut, copy or paste; the menu follows it.
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

  /// The first text on the pasteboard; setting it replaces everything.
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

  /// Passes on values of a type: at once if none has to be waited for.
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

  /// Whether a value of a type may be made from anything on the pasteboard.
  package func has<T: Transferable>(_ type: T.Type) -> Bool { items.contains { $0.canLoad(type) } }

  /// The items of some types.
  package func items(of types: [UTType]) -> [NSItemProvider] {
    items.filter { item in types.contains { item.hasItemConformingToTypeIdentifier($0.identifier) }
    }
  }
}

extension NSItemProvider {
  /// Whether a value of a type may be made.
  fileprivate func canLoad<T: Transferable>(_ type: T.Type) -> Bool {
    if value?.value is T { return true }
    return T.transferRepresentation.allWays(of: type).contains { way in
      way.import != nil && hasItemConformingToTypeIdentifier(way.contentType.identifier)
    }
  }

  /// Creates a value of a type: the one that was copied, or one from its data.
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

/// The pasteboard of a graph.
package final class PasteboardRecord: GraphFeature {
  package let pasteboard: Pasteboard

  package init(_ graph: ViewGraph) { pasteboard = Pasteboard(graph.inbox) }
}

extension ViewGraph {
  /// What was last copied or cut in the graph.
  package var pasteboard: Pasteboard { feature(PasteboardRecord.self).pasteboard }
}

private enum PasteboardKey: GraphEnvironmentKey {
  static var defaultValue: Pasteboard? { nil }
  @MainActor static func makeValue(in graph: ViewGraph) -> Pasteboard? { graph.pasteboard }
}

extension EnvironmentValues {
  /// What was last copied or cut in the host.
  package var pasteboard: Pasteboard? {
    get { self[PasteboardKey.self] }
    set { self[PasteboardKey.self] = newValue }
  }
}
