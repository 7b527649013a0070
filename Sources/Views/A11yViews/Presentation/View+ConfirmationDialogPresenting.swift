// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Confirmation dialogs that are made from data.

extension View {
  /// Shows a confirmation dialog with a text as its title, made from data; not shown without data.
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

  /// Shows a confirmation dialog with a localised title, made from data; not shown without data.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(titleKey)), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a confirmation dialog with the text of a resource as its title, made from data; not
  /// shown without data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(titleResource)), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a confirmation dialog with a title, made from data; not shown without data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
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

  /// Shows a confirmation dialog with a text as its title and a message, made from data; not shown
  /// without data.
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

  /// Shows a confirmation dialog with a localised title and a message, made from data; not shown
  /// without data.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(titleKey)), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows a confirmation dialog with the text of a resource as its title and a message, made from
  /// data; not shown without data.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.confirmation, titleVisibility.shown(Text(titleResource)), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows a confirmation dialog with a title and a message, made from data; not shown without
  /// data.
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
