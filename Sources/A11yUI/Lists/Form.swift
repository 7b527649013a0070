/// Controls that belong together.
public struct Form<Content: View> {
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form: View, PassThroughView {}
