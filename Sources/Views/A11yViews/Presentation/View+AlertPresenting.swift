// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

// Alerts that are made from data.

extension View {
  /// Shows an alert with a text as its title, made from data; not shown without data.
  nonisolated public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, title, isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows an alert with a localised title, made from data; not shown without data.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows an alert with the text of a resource as its title, made from data; not shown without
  /// data.
  @_disfavoredOverload
  nonisolated public func alert<A: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(titleResource), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows an alert with a title, made from data; not shown without data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(.alert, Text(title), isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows an alert with a text as its title and a message, made from data; not shown without data.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, title, isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows an alert with a localised title and a message, made from data; not shown without data.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(titleKey), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows an alert with the text of a resource as its title and a message, made from data; not
  /// shown without data.
  @_disfavoredOverload
  nonisolated public func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(titleResource), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows an alert with a title and a message, made from data; not shown without data.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(.alert, Text(title), isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }
}
