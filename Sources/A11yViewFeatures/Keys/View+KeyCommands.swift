import A11yTree
@_spi(Nodes) import A11yViewGraph

/// A direction in which a user moves.
public enum MoveCommandDirection: Sendable {
  /// Towards the top.
  case up
  /// Towards the bottom.
  case down
  /// To the left, whichever way the language runs.
  case left
  /// To the right, whichever way the language runs.
  case right
}

extension View {
  /// Does something when an arrow key is pressed while the view, or anything inside, has keyboard
  /// focus.
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

  /// Does something when Escape is pressed while the view, or anything inside, has keyboard focus,
  /// or when the user of an assistive technology leaves from there.
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

  /// Does something when a key that deletes is pressed while the view, or anything inside, has
  /// keyboard focus.
  nonisolated public func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View {
    onPlainKey(action.map { action in { _ in action() } }) { key in
      key == .delete || key == .deleteForward ? () : nil
    }
  }

  /// Does something when the user of an assistive technology asks for the main action of the view or
  /// of anything inside (VoiceOver's magic tap), which plays and pauses. Terminals have no key for it.
  nonisolated public func onPlayPauseCommand(
    perform action: (@MainActor () -> Void)?
  ) -> some View {
    modifier(MainActionModifier(action: action))
  }

  /// Does something when modifier keys are pressed or let go.
  ///
  /// Terminals do not tell of such keys alone, so here none ever is: the action runs when the view
  /// appears, if that is asked for, and not again.
  nonisolated public func onModifierKeysChanged(
    mask: EventModifiers = .all,
    initial: Bool = true,
    _ action: @escaping @MainActor (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> some View {
    onAppear { if initial { action([], []) } }
  }

  /// Steps a value by pages when Page Up or Page Down is pressed while the view, or anything
  /// inside, has keyboard focus.
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

  /// Does something when one of some keys is pressed, and no other with it.
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
  /// Whether a key goes down without any other.
  package func isPlain(_ key: KeyEquivalent) -> Bool {
    phase == .down && self.key == key && modifiers.isEmpty
  }
}

/// Answers the magic tap.
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
