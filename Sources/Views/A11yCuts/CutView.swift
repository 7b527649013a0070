// SPDX-License-Identifier: MIT

import A11yUI
@_spi(Nodes) import A11yViewGraph
import A11yViews

/// A placeholder for a view that cannot be compiled on this system. The placeholder's text contains the name of the API
/// that is not available.
public struct _CutView: View, Sendable {
  private let name: String

  /// Creates a placeholder.
  ///
  /// - Parameter name: The name that is not available.
  public nonisolated init(_ name: String) { self.name = name }

  /// The text of the placeholder.
  public var body: some View {
    Text(verbatim: "not available here: \(name)").modifier(CutModifier(name: name))
  }
}

/// A placeholder for a scene that cannot be compiled on this system.
public struct _CutScene: Scene {
  private let name: String

  /// Creates a placeholder.
  ///
  /// - Parameter name: The name that is not available.
  public nonisolated init(_ name: String) { self.name = name }

  /// A window that contains the placeholder's text.
  public var body: some Scene {
    WindowGroup { _CutView(name) }
  }
}

extension View {
  /// Replaces a modifier that cannot be compiled on this system. The replacement has no effect other than reporting the
  /// name of the API that is not available.
  ///
  /// - Parameter name: The name that is not available.
  public nonisolated func _cutModifier(_ name: String) -> some View {
    modifier(CutModifier(name: name))
  }
}

extension Scene {
  /// Replaces a modifier that cannot be compiled on this system. The replacement has no effect other than reporting the
  /// name of the API that is not available.
  ///
  /// - Parameter name: The name that is not available.
  public nonisolated func _cutModifier(_ name: String) -> some Scene {
    Diagnostic.post(cut: name)
    return self
  }
}

/// A modifier that reports, only once, that an API is not available.
private struct CutModifier: Equatable {
  let name: String
}

extension CutModifier: ViewModifier, WrappingModifier {
  package func start(_ node: Node) {
    // The report is attributed to the view that would have contained the real view, rather than to the placeholder.
    var owner: _ViewNode = node
    while owner.viewName == "\(_CutView.self)", let parent = owner.parent { owner = parent }
    node.graph.report(
      Diagnostic(.notAvailable, view: owner.viewName, Diagnostic.message(cut: name))
    )
  }
  package func update(_ node: Node, _ memory: inout Void) {}
  package func stop(_ node: Node, _ memory: inout Void) {}
}

extension Diagnostic.Kind {
  /// A report that the views use an API that is not available on this system.
  public static let notAvailable = Self(rawValue: "notAvailable")
}

extension Diagnostic {
  static func message(cut name: String) -> String {
    "is incomplete, because \(name) is not available here"
  }

  /// Reports that code outside views uses an API that is not available.
  static func post(cut name: String) {
    Diagnostic(.notAvailable, view: "code", message(cut: name)).post()
  }
}
