extension View {
  /// Shows a choice of actions with a localised title.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(titleKey)
    let content = (actions(), EmptyView())
    return dialog(.confirmation, title, isPresented) { content }
  }

  /// Shows a choice of actions with a localised title and a message.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(titleKey)
    let content = (actions(), message())
    return dialog(.confirmation, title, isPresented) { content }
  }

  /// Shows a choice of actions with a localised title, made from data; without any it is not shown.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(titleKey)
    return dialog(.confirmation, title, isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a choice of actions with a localised title and a message, made from data; without any it is not shown.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(titleKey)
    return dialog(.confirmation, title, isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows a choice of actions with a title.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(title)
    let content = (actions(), EmptyView())
    return dialog(.confirmation, title, isPresented) { content }
  }

  /// Shows a choice of actions with a title and a message.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(title)
    let content = (actions(), message())
    return dialog(.confirmation, title, isPresented) { content }
  }

  /// Shows a choice of actions with a title, made from data; without any it is not shown.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(title)
    return dialog(.confirmation, title, isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a choice of actions with a title and a message, made from data; without any it is not shown.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : Text(title)
    return dialog(.confirmation, title, isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }

  /// Shows a choice of actions with a text as its title.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : title
    let content = (actions(), EmptyView())
    return dialog(.confirmation, title, isPresented) { content }
  }

  /// Shows a choice of actions with a text as its title and a message.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : title
    let content = (actions(), message())
    return dialog(.confirmation, title, isPresented) { content }
  }

  /// Shows a choice of actions with a text as its title, made from data; without any it is not shown.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : title
    return dialog(.confirmation, title, isPresented) {
      data.map { (actions($0), EmptyView()) }
    }
  }

  /// Shows a choice of actions with a text as its title and a message, made from data; without any it is not shown.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    let title = titleVisibility == .hidden ? nil : title
    return dialog(.confirmation, title, isPresented) {
      data.map { (actions($0), message($0)) }
    }
  }
}
