import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Does something when a key is pressed while the view, or anything inside, has keyboard focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Does something when a key goes through some phases while the view, or anything inside, has
  /// keyboard focus.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Does something when one of some keys is pressed while the view, or anything inside, has
  /// keyboard focus.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Does something when a key is pressed that types one of some characters while the view, or
  /// anything inside, has keyboard focus.
  nonisolated public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Does something when any key is pressed while the view, or anything inside, has keyboard focus.
  ///
  /// The view is asked before what it stands in, before a text field types, and before the
  /// assistive technology whose keys these are. A key that it takes is for nobody else.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyModifier { phases.isSuperset(of: $0.phase) ? action($0) : .ignored }
    )
  }
}
