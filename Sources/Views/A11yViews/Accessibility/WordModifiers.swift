// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A placeholder for the existing content, for use in the view that replaces this content.
public struct PlaceholderContentView<Value> {
  /// The existing content, if it is shown instead of the label.
  private let content: AnyView?

  package init(_ content: AnyView? = nil) { self.content = content }
}

extension PlaceholderContentView: View {
  /// The existing content, or a placeholder character that the label later replaces.
  public var body: some View {
    if let content { content } else { Text(verbatim: Self.mark) }
  }

  /// The placeholder character, which is the last private-use character in Unicode.
  package static var mark: String { "\u{10FFFD}" }
}

package struct LabelContentModifier<Screened: View> {
  package let screened: Screened
}

extension LabelContentModifier: ViewModifier, ScreenedContentModifier {
  package typealias Body = Never

  package func fold(_ parts: [ElementNode], into element: inout Element) {
    let own = element.label
    element.label =
      parts
      .map { $0.element.label.replacing(PlaceholderContentView<Never>.mark, with: own) }
      .filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  package func handler(for action: Action, _ parts: [ElementNode]) -> (@MainActor () -> Void)? {
    nil
  }
}
