/// What a window of a group shows for its value.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View> {
  let value: WindowValue
  let content: (Binding<Data?>) -> Content

  init(value: WindowValue?, content: @escaping (Binding<Data?>) -> Content) {
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
