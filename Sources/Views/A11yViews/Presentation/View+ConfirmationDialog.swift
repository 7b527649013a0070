// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Confirmation dialogs with constant content.

extension View {
  /// Shows a confirmation dialog with a text as its title.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(title), isPresented, (actions(), EmptyView()))
  }

  /// Shows a confirmation dialog with a localised title.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation,
      titleVisibility.shown(Text(titleKey)),
      isPresented,
      (actions(), EmptyView())
    )
  }

  /// Shows a confirmation dialog with the text of a resource as its title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      .confirmation,
      titleVisibility.shown(Text(titleResource)),
      isPresented,
      (actions(), EmptyView())
    )
  }

  /// Shows a confirmation dialog with a title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(title)), isPresented, (actions(), EmptyView()))
  }

  /// Shows a confirmation dialog with a text as its title and a message.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(title), isPresented, (actions(), message()))
  }

  /// Shows a confirmation dialog with a localised title and a message.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation,
      titleVisibility.shown(Text(titleKey)),
      isPresented,
      (actions(), message())
    )
  }

  /// Shows a confirmation dialog with the text of a resource as its title and a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      .confirmation,
      titleVisibility.shown(Text(titleResource)),
      isPresented,
      (actions(), message())
    )
  }

  /// Shows a confirmation dialog with a title and a message.
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
}
