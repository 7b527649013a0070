/// A button to paste. There is no pasteboard here, so it is always dimmed.
public struct PasteButton {
  /// Makes a button that would paste values of a type.
  public init<T: Transferable>(
    payloadType: T.Type,
    onPaste: @escaping ([T]) -> Void
  ) {}
}

extension PasteButton: View {
  /// The button.
  public var body: some View { Button("Paste") {}.disabled(true) }
}
