// SPDX-License-Identifier: MIT

import A11yLocalization
import A11yTree

/// The root element, which is a window or an app with all of its windows.
package final class RootNode: SurfaceNode {
  package private(set) var content: Node?

  package init(graph: ViewGraph) {
    super.init(rootOf: graph)
    show()
    graph.changes.needsFold(self)
  }

  /// Creates the nodes for the root view. This method is called only once.
  package func show<V: View>(_ view: V) {
    let context = _ViewContext(
      graph: graph,
      parent: self,
      container: self,
      environment: graph.rootEnvironment,
      depth: 1
    )
    content = V._makeNode(view, in: context)
    markChildren()
  }

  /// The root element, which is a window unless an app provides another element.
  package final var described = Element(.window) {
    didSet { markUnfolded() }
  }

  package override func makeElement() -> Element {
    guard let language = textLanguage, described.details.language.isEmpty else { return described }
    var element = described
    element.details.language = language
    return element
  }

  /// The language in which the program's text is spoken. If the program has no string tables, or if no language was
  /// requested and the text is in English, the language is `nil`.
  private lazy var textLanguage: String? = {
    guard !LocalizedBundle.main.isEmpty else { return nil }
    let language = LocalizedBundle.main.language(for: EnvironmentLocale.languagesOfApp)
    guard language != "Base" else { return nil }
    let isAsked = CurrentHost.language != nil || AppLanguages.areChosen
    return isAsked || !language.hasPrefix("en") ? language : nil
  }()

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let content { body(content) }
  }
}
