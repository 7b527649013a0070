// SPDX-License-Identifier: MIT

import A11yTree
@_spi(Nodes) import A11yViewGraph
import Foundation

extension View {
  /// Runs an action when the user presses an arrow key while the view, or anything inside it, has keyboard focus.
  @preconcurrency
  nonisolated public func onMoveCommand(
    perform action: (@MainActor (MoveCommandDirection) -> Void)?
  ) -> some View {
    onPlainKey(action) { key in
      switch key {
      case .upArrow: .up
      case .downArrow: .down
      case .leftArrow: .left
      case .rightArrow: .right
      default: nil
      }
    }
  }

  /// Runs an action when the user presses Escape while the view, or anything inside it, has keyboard focus.
  ///
  /// The action also runs when a user of an assistive technology performs the escape gesture in the view.
  @preconcurrency
  nonisolated public func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View {
    modifier(
      KeyModifier(
        answer: { press in
          guard let action, press.isPlain(.escape) else { return .ignored }
          action()
          return .handled
        },
        escape: action
      )
    )
  }

  /// Runs an action when the user presses a delete key while the view, or anything inside it, has keyboard focus.
  @preconcurrency
  nonisolated public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onPlainKey(action.map { action in { _ in action() } }) { key in
      key == .delete || key == .deleteForward ? () : nil
    }
  }

  /// Runs an action when a user of an assistive technology performs the main action, for example with VoiceOver's magic
  /// tap.
  ///
  /// The main action applies to the view and everything inside it. Typically, the main action starts or pauses
  /// playback. In a terminal, no key performs the main action.
  @preconcurrency
  nonisolated public func onPlayPauseCommand(
    perform action: (@MainActor () -> Void)?
  ) -> some View {
    modifier(MainActionModifier(action: action))
  }

  /// Runs an action when modifier keys are pressed or released.
  ///
  /// A terminal does not report modifier keys that are pressed on their own, so the action runs only when the view
  /// appears, and only if `initial` is `true`.
  @preconcurrency
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    onAppear { if initial { action([], []) } }
  }

  /// Changes a value by one step when the user presses Page Up or Page Down while the view, or anything inside it, has
  /// keyboard focus.
  public func pageCommand<V: BinaryInteger>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V = 1
  ) -> some View {
    onPlainKey({ (isDown: Bool) in
      let now = value.wrappedValue
      let room = isDown ? bounds.upperBound - now : now - bounds.lowerBound
      guard room > 0 else { return }
      value.wrappedValue = isDown ? now + min(step, room) : now - min(step, room)
    }) { key in
      switch key {
      case .pageDown: true
      case .pageUp: false
      default: nil
      }
    }
  }

  /// Runs an action when the user presses one of several keys without modifier keys.
  nonisolated private func onPlainKey<Input>(
    _ action: (@MainActor (Input) -> Void)?,
    _ input: @escaping @MainActor (KeyEquivalent) -> Input?
  ) -> some View {
    modifier(
      KeyModifier { press in
        guard let action, press.isPlain(press.key), let input = input(press.key) else {
          return .ignored
        }
        action(input)
        return .handled
      }
    )
  }
}

extension KeyPress {
  /// Returns whether the user pressed the given key without modifier keys.
  package func isPlain(_ key: KeyEquivalent) -> Bool {
    phase == .down && self.key == key && modifiers.isEmpty
  }
}

/// A modifier that handles VoiceOver's magic tap.
private struct MainActionModifier {
  let action: (@MainActor () -> Void)?
}

extension MainActionModifier: ViewModifier, ElementModifier {
  package typealias Body = Never

  package func fold(into element: inout Element, in context: ModifierContext) {
    if action != nil { element.actions.insert(.magicTap) }
  }

  package func handler(for action: Action, in context: ModifierContext) -> (@MainActor () -> Void)?
  {
    action == .magicTap && context.environment.isEnabled ? self.action : nil
  }
}

extension View {
  /// Runs an action when the user presses a key while the view, or anything inside it, has keyboard focus.
  @preconcurrency
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: [.down, .repeat]) { _ in action() }
  }

  /// Runs an action when the user presses one of several keys while the view, or anything inside it, has keyboard
  /// focus.
  @preconcurrency
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
  }

  /// Runs an action when the user presses a key that produces one of several characters while the view, or anything
  /// inside it, has keyboard focus.
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

  /// Runs an action when the user presses any key while the view, or anything inside it, has keyboard focus.
  ///
  /// The view receives the key before the views that contain it, before a text field inserts a character, and before an
  /// assistive technology uses the key. If the view handles the key, the key is not passed on.
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
