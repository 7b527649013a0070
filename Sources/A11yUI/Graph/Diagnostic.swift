/// Something in a program's views that does not do what it looks like.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Several elements of a `ForEach` have one id.
    case duplicateID
    /// Several elements are tied to one value of a focus wrapper.
    case ambiguousFocus
    /// Several controls have one shortcut.
    case ambiguousShortcut
    /// A focus wrapper was set to a value that no element is tied to.
    case focusTargetMissing
    /// A wrapper was used outside of a view's body.
    case notInstalled
    /// Views went on changing each other and were stopped.
    case doesNotSettle
    /// Views are nested deeper than the limit.
    case tooDeep
    /// A view's properties could not be found.
    case unreadableProperties
    /// A window, document or address could not be opened.
    case cannotOpen
    /// What is stored under a key is of another type.
    case unreadableStorage
    /// An intent has thrown an error, or lacks a value.
    case intentFailed
  }

  /// What is wrong.
  public var kind: Kind
  /// The type of the view that it is wrong in, or of the wrapper or intent if no view is known.
  public var view: String
  /// What is wrong and what to do, in a sentence.
  public var message: String

  /// Makes a diagnostic from its parts.
  public init(_ kind: Kind, view: String, _ message: String) {
    self.kind = kind
    self.view = view
    self.message = message
  }

  /// The view and the message, on one line.
  public var description: String { "\(view): \(message)" }
}
