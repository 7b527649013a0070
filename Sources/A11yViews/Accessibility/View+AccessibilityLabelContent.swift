import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Names the elements with the words of a view, which may show their own label among others.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> some View {
    modifier(LabelContentModifier(screened: content(PlaceholderContentView())))
  }
}

/// Stands for what is there already, in a view that is put in its place.
public struct PlaceholderContentView<Value> {
  /// What is there already, where that is shown rather than what it is called.
  private let content: AnyView?

  package init(_ content: AnyView? = nil) { self.content = content }
}

extension PlaceholderContentView: View {
  /// What is there already, or a text that is replaced where the label is made.
  public var body: some View {
    if let content { content } else { Text(verbatim: Self.mark) }
  }

  /// The last of the characters that Unicode leaves to programs for their own use.
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
