// SPDX-License-Identifier: MIT

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph

extension View {
  /// Covers the window with a view while a binding is true.
  @preconcurrency
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(covering: isPresented, onDismiss, content))
  }

  /// Covers the window with the view of an item while the item is not `nil`.
  @preconcurrency
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(covering: item, onDismiss, content))
  }

  /// Shows a view in a popover while a binding is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(covering: isPresented, nil, content))
  }

  /// Shows the view of an item in a popover while the item is not `nil`.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(covering: item, nil, content))
  }
}

/// What a popover is attached to. It does not affect elements.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)

  /// Which rectangle it is.
  public struct Source: Sendable {
    /// All of the view.
    public static let bounds = Source()
  }
}

extension PresentationModifier where Item == Void {
  fileprivate init(
    covering isPresented: Binding<Bool>,
    _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping () -> Presented
  ) {
    self.init(
      item: { isPresented.wrappedValue ? () : nil },
      identity: { _ in 0 },
      dismiss: { isPresented.wrappedValue = false },
      onDismiss: onDismiss,
      presented: { _ in content() },
      frame: .cover
    )
  }
}

extension PresentationModifier where Item: Identifiable {
  fileprivate init(
    covering item: Binding<Item?>,
    _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping (Item) -> Presented
  ) {
    self.init(
      item: { item.wrappedValue },
      identity: { AnyHashable($0.id) },
      dismiss: { item.wrappedValue = nil },
      onDismiss: onDismiss,
      presented: content,
      frame: .cover
    )
  }
}

extension Element {
  /// A window over the window; unlike a sheet it is not announced.
  fileprivate static var cover: Element { Element(.window, traits: .isModal, actions: .escape) }
}
