// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Runs an action when a key is pressed while the view, or anything inside, has keyboard focus.
  @preconcurrency
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action in some phases of a key while the view, or anything inside, has keyboard focus.
  @preconcurrency
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }

  /// Runs an action when one of some keys is pressed while the view, or anything inside, has
  /// keyboard focus.
  @preconcurrency
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs an action when a key is pressed that types one of some characters while the view, or
  /// anything inside, has keyboard focus.
  @preconcurrency
  nonisolated public func onKeyPress(
    characters: CharacterSet,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { press in
      press.characters.unicodeScalars.allSatisfy(characters.contains) ? action(press) : .ignored
    }
  }

  /// Runs an action when any key is pressed while the view, or anything inside, has keyboard focus.
  ///
  /// The view is asked before the views around it, before a text field types, and before the
  /// assistive technology that uses these keys. A key that it handles goes no further.
  @preconcurrency
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(
      KeyModifier { phases.isSuperset(of: $0.phase) ? action($0) : .ignored }
    )
  }
}
