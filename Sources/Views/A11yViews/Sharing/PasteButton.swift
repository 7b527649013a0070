// SPDX-License-Identifier: MIT

@_spi(Nodes) import A11yViewGraph
import A11yViewFeatures

/// A button that, when activated, pastes from the pasteboard. The button is disabled while there is nothing on the
/// pasteboard that can be pasted.
public struct PasteButton {
  @Environment(\.pasteboard) private var pasteboard
  private let fits: @MainActor (Pasteboard) -> Bool
  private let paste: @MainActor (Pasteboard) -> Void

  /// Creates a button that pastes values of a type.
  @preconcurrency
  public init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    fits = { $0.has(payloadType) }
    paste = { pasteboard in
      pasteboard.take(payloadType) { if !$0.isEmpty { onPaste($0) } }
    }
  }

  /// Creates a button that pastes items of the given content types.
  @preconcurrency
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    fits = { !$0.items(of: supportedContentTypes).isEmpty }
    paste = { payloadAction($0.items(of: supportedContentTypes)) }
  }

  /// Creates a button that pastes items of the given content types if the validator can convert them.
  @preconcurrency
  public init<Payload>(
    supportedContentTypes: [UTType],
    validator: @escaping @MainActor ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping @MainActor (Payload) -> Void
  ) {
    fits = { validator($0.items(of: supportedContentTypes)) != nil }
    paste = { validator($0.items(of: supportedContentTypes)).map(payloadAction) }
  }
}

extension PasteButton: View {
  /// The body of the view.
  public var body: some View {
    Button("Paste") { if let pasteboard { paste(pasteboard) } }
      .disabled(!(pasteboard.map(fits) ?? false))
  }
}
