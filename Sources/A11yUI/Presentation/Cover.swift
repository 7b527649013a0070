/// Shows a view over the window while a binding says so.
public struct _CoverModifier<Content: View> {
  enum Style { case fullScreen, popover }

  let style: Style
  let content: () -> (view: Content, identity: AnyHashable)?
  let clear: () -> Void
  let dismissed: (@MainActor () -> Void)?

  nonisolated init(
    _ style: Style,
    clear: @escaping () -> Void,
    dismissed: (@MainActor () -> Void)? = nil,
    content: @escaping () -> (view: Content, identity: AnyHashable)?
  ) {
    self.style = style
    self.content = content
    self.clear = clear
    self.dismissed = dismissed
  }
}

extension _CoverModifier: ViewModifier, Presentation {
  // Only a popover is left by leaving: a cover needs a button that closes it.
  var kind: ModalKind { ModalKind(role: .window, closesOnEscape: style == .popover) }
  var onDismiss: (@MainActor () -> Void)? { dismissed }

  func presented(_ dismissal: Dismissal) -> (view: Content, identity: AnyHashable)? { content() }

  func close() { clear() }
}

extension View {
  /// Covers the window with a view while a binding is true.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _CoverModifier(
        .fullScreen,
        clear: { isPresented.wrappedValue = false },
        dismissed: onDismiss
      ) { isPresented.wrappedValue ? (content(), true) : nil }
    )
  }

  /// Covers the window with a view of an item while there is one.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _CoverModifier(.fullScreen, clear: { item.wrappedValue = nil }, dismissed: onDismiss) {
        item.wrappedValue.map { (content($0), AnyHashable($0.id)) }
      }
    )
  }
}

/// What a popover is attached to. It changes nothing that is met.
public enum PopoverAttachmentAnchor: Sendable {
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Shows a view in a popover while a binding is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _CoverModifier(.popover, clear: { isPresented.wrappedValue = false }) {
        isPresented.wrappedValue ? (content(), true) : nil
      }
    )
  }

  /// Shows a view of an item in a popover while there is one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .point(.center),
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _CoverModifier(.popover, clear: { item.wrappedValue = nil }) {
        item.wrappedValue.map { (content($0), AnyHashable($0.id)) }
      }
    )
  }
}
