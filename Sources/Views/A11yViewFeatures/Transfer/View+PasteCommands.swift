// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph

// The actions for when the focused view is cut, copied or pasted into.
extension View {
  /// Provides what is copied when Command-C is pressed while the view, or anything inside, has
  /// keyboard focus, or when Copy is then chosen from the Edit menu. If it provides nothing, what
  /// was copied before stays.
  @preconcurrency
  nonisolated public func onCopyCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(EditCommandModifier(.copy, action: payloadAction.map(giving)))
  }

  /// Provides what is cut when Command-X is pressed while the view, or anything inside, has
  /// keyboard focus, or when Cut is then chosen from the Edit menu. The action itself removes it.
  @preconcurrency
  nonisolated public func onCutCommand(
    perform payloadAction: (@MainActor () -> [NSItemProvider])?
  ) -> some View {
    modifier(EditCommandModifier(.cut, action: payloadAction.map(giving)))
  }

  /// Receives what was copied, if a function can convert it, when Command-V is pressed while the
  /// view, or anything inside, has keyboard focus, or when Paste is then chosen from the Edit menu.
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

  /// Copies values when Command-C is pressed while the view, or anything inside, has keyboard
  /// focus, or when Copy is then chosen from the Edit menu.
  nonisolated public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> [T]
  ) -> some View {
    modifier(EditCommandModifier(.copy, action: giving { payload().map { NSItemProvider($0) } }))
  }

  /// Cuts values when Command-X is pressed while the view, or anything inside, has keyboard
  /// focus, or when Cut is then chosen from the Edit menu. The action itself removes them.
  @preconcurrency
  nonisolated public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor () -> [T]
  ) -> some View {
    modifier(EditCommandModifier(.cut, action: giving { action().map { NSItemProvider($0) } }))
  }

  /// Receives copied values when Command-V is pressed while the view, or anything inside, has
  /// keyboard focus, or when Paste is then chosen from the Edit menu.
  ///
  /// - Parameter validator: Returns those of the values that can be used; if none, nothing happens.
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

/// Puts items on the pasteboard, if there are any.
nonisolated private func giving(
  _ items: @escaping @MainActor () -> [NSItemProvider]
) -> @MainActor (Pasteboard) -> Void {
  { pasteboard in
    let items = items()
    if !items.isEmpty { pasteboard.items = items }
  }
}
