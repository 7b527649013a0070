// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

// These modifiers add actions for cutting, copying and pasting in the focused view.
extension View {
  /// Provides the items to copy while the view, or anything inside it, has keyboard focus.
  ///
  /// The action runs when the user presses Command-C or chooses Copy from the Edit menu. If the action provides no
  /// items, the pasteboard's contents do not change.
  @preconcurrency
  nonisolated public func onCopyCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(EditCommandModifier(.copy, action: payloadAction.map(giving)))
  }

  /// Provides the items to cut while the view, or anything inside it, has keyboard focus.
  ///
  /// The action runs when the user presses Command-X or chooses Cut from the Edit menu. The action must also remove the
  /// items that were cut.
  @preconcurrency
  nonisolated public func onCutCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(EditCommandModifier(.cut, action: payloadAction.map(giving)))
  }

  /// Receives the pasteboard's items while the view, or anything inside it, has keyboard focus.
  ///
  /// The action runs when the user presses Command-V or chooses Paste from the Edit menu, if the validator can convert
  /// the items.
  @preconcurrency
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping @MainActor (Payload) -> Void
  ) -> some View {
    modifier(
      EditCommandModifier(
        .paste,
        fits: { pasteboard in
          let items = pasteboard.items(of: supportedContentTypes)
          return !items.isEmpty && validator(items) != nil
        },
        action: { validator($0.items(of: supportedContentTypes)).map(payloadAction) }
      )
    )
  }

  /// Copies values while the view, or anything inside it, has keyboard focus.
  ///
  /// The values are copied when the user presses Command-C or chooses Copy from the Edit menu.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> [T]
  ) -> some View {
    modifier(EditCommandModifier(.copy, action: giving { payload().map { NSItemProvider($0) } }))
  }

  /// Cuts values while the view, or anything inside it, has keyboard focus.
  ///
  /// The action runs when the user presses Command-X or chooses Cut from the Edit menu. The action must also remove the
  /// values that were cut.
  @preconcurrency
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor () -> [T]
  ) -> some View {
    modifier(EditCommandModifier(.cut, action: giving { action().map { NSItemProvider($0) } }))
  }

  /// Receives copied values while the view, or anything inside it, has keyboard focus.
  ///
  /// The values are pasted when the user presses Command-V or chooses Paste from the Edit menu.
  ///
  /// - Parameter validator: A closure that returns the usable values. If it returns none, nothing is pasted.
  @preconcurrency
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor ([T]) -> Void,
    validator: @escaping @MainActor ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      EditCommandModifier(
        .paste,
        fits: { $0.has(payloadType) },
        action: { pasteboard in
          pasteboard.take(payloadType) { values in
            let valid = validator(values)
            if !valid.isEmpty { action(valid) }
          }
        }
      )
    )
  }
}

/// Returns an action that puts items on the pasteboard, unless there are no items.
nonisolated private func giving(
  _ items: @escaping @MainActor () -> [NSItemProvider]
) -> @MainActor (Pasteboard) -> Void {
  { pasteboard in
    let items = items()
    if !items.isEmpty { pasteboard.items = items }
  }
}
