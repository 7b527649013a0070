/// Gives the screen that its content stands on a title, and the window that shows the screen.
public struct _NavigationTitleModifier {
  let title: () -> String
  nonisolated init(title: @escaping () -> String) { self.title = title }
}

extension _NavigationTitleModifier: ViewModifier, WrappingModifier {
  func start(_ node: Node) -> TitleReference {
    let reference = TitleReference(node)
    reference.set(title, of: node)
    return reference
  }

  func update(_ node: Node, _ reference: inout TitleReference) { reference.set(title, of: node) }

  func stop(_ node: Node, _ reference: inout TitleReference) {
    reference.screen?.removeTitle(of: node)
    reference.window?.removeTitle(of: node)
  }
}

/// What takes its title from its content; either may be gone before what refers to it.
@MainActor
struct TitleReference {
  weak var screen: ScreenNode?
  /// The window, unless a sheet covers it: a sheet's titles are its own.
  weak var window: WindowNode?

  init(_ node: Node) {
    screen = node.screen
    window = node.enclosingElement?.coveringWindow as? WindowNode
  }

  func set(_ title: @escaping () -> String, of node: Node) {
    screen?.setTitle(of: node, title)
    window?.setTitle(of: node, title)
  }
}

/// A screen that may be gone before what refers to it.
struct ScreenReference {
  weak var screen: ScreenNode?
  init(_ screen: ScreenNode?) { self.screen = screen }
}

extension View {
  /// Gives the screen a localised title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen the text of a resource as its title.
  @_disfavoredOverload
  nonisolated public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Gives the screen a title.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the screen a text as its title.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    modifier(_NavigationTitleModifier { title.string })
  }

  /// Gives the screen a title that a user could change.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(_NavigationTitleModifier { title.wrappedValue })
  }

  /// Gives the screen a text as its title, by the older name.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Gives the screen a localised title, by the older name.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Takes the back button of the screen away, or leaves it.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(_BackButtonModifier(hides: hidesBackButton))
  }
}

/// Takes the back button of a screen away.
public struct _BackButtonModifier {
  let hides: Bool
  nonisolated init(hides: Bool) { self.hides = hides }
}

extension _BackButtonModifier: ViewModifier, WrappingModifier {
  func start(_ node: Node) -> ScreenReference {
    let reference = ScreenReference(node.screen)
    reference.screen?.hideBackButton(hides, for: node)
    return reference
  }

  func update(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.hideBackButton(hides, for: node)
  }

  func stop(_ node: Node, _ reference: inout ScreenReference) {
    reference.screen?.hideBackButton(false, for: node)
  }
}
