import A11yTree
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

  init(_ content: AnyView? = nil) { self.content = content }
}

extension PlaceholderContentView: View {
  /// What is there already, or a text that is replaced where the label is made.
  public var body: some View {
    if let content { content } else { Text(verbatim: Self.mark) }
  }

  /// The last of the characters that Unicode leaves to programs for their own use.
  static var mark: String { "\u{10FFFD}" }
}

struct LabelContentModifier<Screened: View> {
  let screened: Screened
}

extension LabelContentModifier: ViewModifier, ScreenedContentModifier {
  typealias Body = Never

  func fold(_ parts: [ElementNode], into element: inout Element) {
    let own = element.label
    element.label =
      parts
      .map { $0.element.label.replacing(PlaceholderContentView<Never>.mark, with: own) }
      .filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  func handler(for action: Action, _ parts: [ElementNode]) -> (@MainActor () -> Void)? { nil }
}
