// SPDX-License-Identifier: MIT

// Made from Surface/A11yViews.rows by `make surface`.

import A11yTree
import A11yViewFeatures
@_spi(Nodes) import A11yViewGraph
import Foundation

/// A confirmation dialog as a value, in the older API. It is shown by
/// `actionSheet(isPresented:content:)`.
public struct ActionSheet {
  /// A button of an action sheet.
  public typealias Button = Alert.Button
  package let title: Text
  package let message: Text?
  package let buttons: [Button]
  /// Creates an action sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// An alert as a value, in the older API. It is shown by `alert(isPresented:content:)`.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    package let role: ButtonRole?
    package let label: Text
    package let action: (@MainActor () -> Void)?
  }
  package let title: Text
  package let message: Text?
  package let buttons: [Button]
  /// Creates an alert with a single button, which is "OK" by default.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text(verbatim: "OK"))]
  }
  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// The adaptation of a presentation to limited space.
public struct PresentationAdaptation: Hashable, Sendable {
  let name: String
  /// The default.
  public static var automatic: Self { Self(name: "automatic") }
  /// No adaptation.
  public static var none: Self { Self(name: "none") }
  /// As a popover.
  public static var popover: Self { Self(name: "popover") }
  /// As a sheet.
  public static var sheet: Self { Self(name: "sheet") }
  /// As a cover over the whole screen.
  public static var fullScreenCover: Self { Self(name: "fullScreenCover") }
}

/// The part of a view that a popover is attached to. It does not affect elements.
public enum PopoverAttachmentAnchor: Sendable {
  /// A rectangle in the view.
  case rect(Source)
  /// A point in the view.
  case point(UnitPoint)
  /// A rectangle that a popover is attached to.
  public struct Source: Sendable {
    /// The bounds of the view.
    public static let bounds = Source()
  }
}

/// An action that dismisses the presentation containing the view.
@MainActor public struct DismissAction {
  package let action: (@MainActor () -> Void)?
  package nonisolated init(action: (@MainActor () -> Void)?) { self.action = action }
  /// Dismisses the presentation, or does nothing if the view is not presented.
  public func callAsFunction() { action?() }
}

extension View {
  /// Sets the width of an inspector in points. It does not affect elements.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the limits for an inspector's width in points. They do not affect elements.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View { self }
}

/// The state of a view's presentation with an action to dismiss it, in the older API.
public struct PresentationMode {
  /// Whether the view is presented.
  public let isPresented: Bool
  let action: DismissAction
  /// Dismisses the presentation.
  @MainActor @preconcurrency public mutating func dismiss() { action() }
}

extension Alert.Button {
  /// Returns a button with an action.
  public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
    Self(role: nil, label: label, action: action)
  }

  /// Returns a button that cancels.
  public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
    Self(role: .cancel, label: label, action: action)
  }

  /// Returns a button named "Cancel" that cancels.
  public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Self {
    Self(role: .cancel, label: Text(verbatim: "Cancel"), action: action)
  }

  /// Returns a button that deletes something.
  public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Self {
    Self(role: .destructive, label: label, action: action)
  }
}

extension View {
  /// Covers the window with a view while a binding is `true`.
  @preconcurrency nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View { modifier(PresentationModifier(covering: isPresented, onDismiss, content)) }

  /// Covers the window with a view for an item while the item is not `nil`.
  @preconcurrency nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View { modifier(PresentationModifier(covering: item, onDismiss, content)) }

  /// Presents a sheet while a binding is `true`.
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

  /// Shows an alert with an error's description as its title. It is not shown if there is no error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(Self.title(of: error)), isPresented: isPresented, presenting: error) { _ in actions()
    }
  }

  /// Shows an alert with an error's description as its title, and a message. It is not shown if
  /// there is no error.
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

  /// Shows an action sheet while a binding is `true`.
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    dialog(.confirmation, nil, isPresented) { (AlertButtons(sheet: content()), EmptyView()) }
  }

  /// Shows an alert while a binding is `true`.
  nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert)
    -> some View
  { dialog(.alert, nil, isPresented) { (AlertButtons(alert: content()), EmptyView()) } }

  /// Prevents the user from dismissing the sheet with a gesture or the Escape key, so that only its
  /// own controls close it.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    preference(key: InteractiveDismissDisabledKey.self, value: isDisabled)
  }

  /// Shows an alert with a `Text` as its title.
  nonisolated public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(.alert, title, isPresented, (actions(), EmptyView())) }

  /// Shows an alert with a localized string as its title.
  nonisolated public func alert<A: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(.alert, Text(title), isPresented, (actions(), EmptyView())) }

  /// Shows an alert with a localized string resource as its title.
  @_disfavoredOverload nonisolated public func alert<A: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(.alert, Text(title), isPresented, (actions(), EmptyView())) }

  /// Shows an alert with a string as its title.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View { dialog(.alert, Text(title), isPresented, (actions(), EmptyView())) }

  /// Shows an alert with a `Text` as its title and a message.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { dialog(.alert, title, isPresented, (actions(), message())) }

  /// Shows an alert with a localized string as its title and a message.
  nonisolated public func alert<A: View, M: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { dialog(.alert, Text(title), isPresented, (actions(), message())) }

  /// Shows an alert with a localized string resource as its title and a message.
  @_disfavoredOverload nonisolated public func alert<A: View, M: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { dialog(.alert, Text(title), isPresented, (actions(), message())) }

  /// Shows an alert with a string as its title and a message.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { dialog(.alert, Text(title), isPresented, (actions(), message())) }

  /// Shows an alert, created from data, with a `Text` as its title. It is not shown if there is no
  /// data.
  nonisolated public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View { dialog(.alert, title, isPresented) { data.map { (actions($0), EmptyView()) } } }

  /// Shows an alert, created from data, with a localized string as its title. It is not shown if
  /// there is no data.
  nonisolated public func alert<A: View, T>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented) { data.map { (actions($0), EmptyView()) } }
  }

  /// Shows an alert, created from data, with a localized string resource as its title. It is not
  /// shown if there is no data.
  @_disfavoredOverload nonisolated public func alert<A: View, T>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented) { data.map { (actions($0), EmptyView()) } }
  }

  /// Shows an alert, created from data, with a string as its title. It is not shown if there is no
  /// data.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented) { data.map { (actions($0), EmptyView()) } }
  }

  /// Shows an alert, created from data, with a `Text` as its title and a message. It is not shown
  /// if there is no data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View { dialog(.alert, title, isPresented) { data.map { (actions($0), message($0)) } } }

  /// Shows an alert, created from data, with a localized string as its title and a message. It is
  /// not shown if there is no data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented) { data.map { (actions($0), message($0)) } }
  }

  /// Shows an alert, created from data, with a localized string resource as its title and a
  /// message. It is not shown if there is no data.
  @_disfavoredOverload nonisolated public func alert<A: View, M: View, T>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented) { data.map { (actions($0), message($0)) } }
  }

  /// Shows an alert, created from data, with a string as its title and a message. It is not shown
  /// if there is no data.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented) { data.map { (actions($0), message($0)) } }
  }

  /// Shows a confirmation dialog with a `Text` as its title.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(title), isPresented, (actions(), EmptyView()))
  }

  /// Shows a confirmation dialog with a localized string as its title.
  nonisolated public func confirmationDialog<A: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented, (actions(), EmptyView()))
  }

  /// Shows a confirmation dialog with a localized string resource as its title.
  @_disfavoredOverload nonisolated public func confirmationDialog<A: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented, (actions(), EmptyView()))
  }

  /// Shows a confirmation dialog with a string as its title.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented, (actions(), EmptyView()))
  }

  /// Shows a confirmation dialog with a `Text` as its title and a message.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(title), isPresented, (actions(), message()))
  }

  /// Shows a confirmation dialog with a localized string as its title and a message.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented, (actions(), message()))
  }

  /// Shows a confirmation dialog with a localized string resource as its title and a message.
  @_disfavoredOverload nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented, (actions(), message()))
  }

  /// Shows a confirmation dialog with a string as its title and a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented, (actions(), message()))
  }

  /// Shows a confirmation dialog, created from data, with a `Text` as its title. It is not shown if
  /// there is no data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(title), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a confirmation dialog, created from data, with a localized string as its title. It is
  /// not shown if there is no data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a confirmation dialog, created from data, with a localized string resource as its title.
  /// It is not shown if there is no data.
  @_disfavoredOverload nonisolated public func confirmationDialog<A: View, T>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a confirmation dialog, created from data, with a string as its title. It is not shown if
  /// there is no data.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a confirmation dialog, created from data, with a `Text` as its title and a message. It
  /// is not shown if there is no data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(title), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows a confirmation dialog, created from data, with a localized string as its title and a
  /// message. It is not shown if there is no data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows a confirmation dialog, created from data, with a localized string resource as its title
  /// and a message. It is not shown if there is no data.
  @_disfavoredOverload nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows a confirmation dialog, created from data, with a string as its title and a message. It
  /// is not shown if there is no data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }
}
