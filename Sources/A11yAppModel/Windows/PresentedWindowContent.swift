@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures
import A11yViews
import A11yDrawing

/// What a window of a group shows for its value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  package let value: WindowValue
  package let content: (Binding<Data?>) -> Content

  package init(value: WindowValue?, content: @escaping (Binding<Data?>) -> Content) {
    self.value = value ?? WindowValue(nil)
    self.content = content
  }
}

extension PresentedWindowContent: View {
  /// The content for the value as it is now.
  public var body: some View {
    content(value.binding())
  }
}
