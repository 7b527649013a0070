// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Shows details beside a view while a binding is true: a sheet, as on a phone.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: @escaping () -> V
  ) -> some View { sheet(isPresented: isPresented, content: content) }

  /// Sets the width of an inspector, in points. It does not affect elements.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths that an inspector may have, in points. They do not affect elements.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
}

/// Whether a view is presented, and how it closes itself, in the older API.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  let action: DismissAction
  /// Closes the presentation.
  @MainActor @preconcurrency public mutating func dismiss() { action() }
}

extension Alert.Button {
  /// A button with an action.
  public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
    Self(role: nil, label: label, action: action)
  }

  /// A button that cancels.
  public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
    Self(role: .cancel, label: label, action: action)
  }

  /// A button named "Cancel" that cancels.
  public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
    Self(role: .cancel, label: Text(verbatim: "Cancel"), action: action)
  }

  /// A button that deletes something.
  public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
    Self(role: .destructive, label: label, action: action)
  }
}

extension View {
  /// Covers the window with a view while a binding is true.
  @preconcurrency nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(PresentationModifier(covering: isPresented, onDismiss, content)) }

  /// Covers the window with the view of an item while the item is not `nil`.
  @preconcurrency nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(PresentationModifier(covering: item, onDismiss, content)) }

  /// Shows a view in a popover while a binding is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentationModifier(covering: isPresented, nil, content, frame: .popover))
  }

  /// Shows the view of an item in a popover while the item is not `nil`.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(PresentationModifier(covering: item, nil, content, frame: .popover)) }

  /// Presents a sheet while a condition holds.
  @preconcurrency nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: { isPresented.wrappedValue ? () : nil },
        identity: { _ in 0 },
        dismiss: { isPresented.wrappedValue = false },
        onDismiss: onDismiss,
        presented: { _ in content() }
      )
    )
  }

  /// Presents a sheet for an item while the item is not `nil`.
  @preconcurrency nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentationModifier(
        item: { item.wrappedValue },
        identity: { AnyHashable($0.id) },
        dismiss: { item.wrappedValue = nil },
        onDismiss: onDismiss,
        presented: content
      )
    )
  }

  /// Shows an alert with the description of an error as its title; not shown without an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(Self.title(of: error)), isPresented: isPresented, presenting: error) { _ in actions()
    }
  }

  /// Shows an alert with the description of an error as its title, and a message; not shown without
  /// an error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    alert(
      Text(Self.title(of: error)),
      isPresented: isPresented,
      presenting: error,
      actions: actions,
      message: message
    )
  }
}
