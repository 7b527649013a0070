// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Alerts with constant content.

extension View {
  /// Shows an alert with a text as its title.
  nonisolated public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, title, isPresented, (actions(), EmptyView()))
  }

  /// Shows an alert with a localised title.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, (actions(), EmptyView()))
  }

  /// Shows an alert with the text of a resource as its title.
  @_disfavoredOverload
  nonisolated public func alert<A: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(titleResource), isPresented, (actions(), EmptyView()))
  }

  /// Shows an alert with a title.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented, (actions(), EmptyView()))
  }

  /// Shows an alert with a text as its title and a message.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, title, isPresented, (actions(), message()))
  }

  /// Shows an alert with a localised title and a message.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented, (actions(), message()))
  }

  /// Shows an alert with the text of a resource as its title and a message.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(titleResource), isPresented, (actions(), message()))
  }

  /// Shows an alert with a title and a message.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented, (actions(), message()))
  }
}
