// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import Foundation
import Synchronization

extension UTType {
  /// The properties of a declared uniform type.
  package struct Declaration: Sendable {
    package var extensions: [String] = []
    package var parents: [String] = []
    package var mime: String?
  }

  /// The types that programs have declared, keyed by their identifiers.
  private static let declared = Mutex<[String: Declaration]>([:])

  package static func declaration(of identifier: String) -> Declaration? {
    known[identifier] ?? declared.withLock { $0[identifier] }
  }

  package init(declaring identifier: String, _ parent: UTType?) {
    self.init(known: identifier)
    guard Self.known[identifier] == nil else { return }
    let ending = identifier.split(separator: ".").last.map { $0.lowercased() }
    Self.declared.withLock {
      $0[identifier] = Declaration(
        extensions: ending.map { [$0] } ?? [],
        parents: [(parent ?? .data).identifier]
      )
    }
  }

  /// Returns the types for a filename extension, beginning with the types that programs have declared.
  package static func types(forExtension ending: String) -> [UTType] {
    let ending = ending.lowercased()
    let own = declared.withLock { $0.filter { $0.value.extensions.contains(ending) }.keys.sorted() }
    return own.filter { !$0.hasPrefix("dyn.") }.map(UTType.init(known:))
      + (knownExtensions[ending].map { [UTType(known: $0)] } ?? [])
  }

  /// Returns a type for which only the filename extension is known.
  package static func dynamic(_ ending: String, _ parent: UTType) -> UTType {
    let type = UTType(known: "dyn.\(parent.identifier).\(ending)")
    declared.withLock {
      $0[type.identifier] = Declaration(extensions: [ending], parents: [parent.identifier])
    }
    return type
  }

  private static let knownExtensions: [String: String] = {
    var table: [String: String] = [:]
    for (identifier, type) in known {
      for ending in type.extensions { table[ending] = identifier }
    }
    return table
  }()
}

extension URL {
  /// Returns the URL of a file in this folder, with the filename extension for a type.
  public func appendingPathComponent(_ partialName: String, conformingTo type: UTType) -> URL {
    appendingPathComponent(partialName).appendingPathExtension(for: type)
  }
}
