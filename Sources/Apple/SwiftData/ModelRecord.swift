// SPDX-License-Identifier: MIT

/// What a context knows about an object.
public final class _ModelRecord: @unchecked Sendable {
  // Contexts change it while they have the store to themselves.
  let identifier = PersistentIdentifier(number: ModelNumbers.next())
  private(set) weak var context: ModelContext?
  /// The context that has deleted the object and not saved that yet.
  private(set) weak var remover: ModelContext?
  private(set) var isSaved = false
  private(set) var isDeleted = false
  /// Gives the variables the values back that they had when they were last saved.
  private var restore: (() -> Void)?

  /// Creates a record with a new identity.
  public init() {}

  /// Whether a context finds the object.
  func isVisible(in context: ModelContext) -> Bool {
    remover !== context && (isSaved || self.context === context)
  }

  /// Whether the variables have changes that are not saved.
  var hasChanges: Bool { restore != nil || context != nil && !isSaved }

  /// A context keeps the object from now on.
  func enter(_ context: ModelContext) {
    self.context = context
    remover = nil
    isDeleted = false
  }

  /// A context has deleted the object, which other contexts find until that is saved.
  func leave(_ context: ModelContext) {
    remover = context
    self.context = nil
    isDeleted = true
  }

  /// The object is no longer in a context.
  func vanish(isDeleted: Bool) {
    context = nil
    remover = nil
    isSaved = false
    restore = nil
    self.isDeleted = isDeleted
  }

  /// What the object is now is saved.
  func settle() {
    isSaved = true
    restore = nil
  }

  /// Remembers the values of the variables before the first change since they were saved.
  func willChange<T: PersistentModel>(_ model: T) {
    guard let context else { return }
    context.willChange(model)
    guard restore == nil else { return }
    let restores = T.schemaProperties.map { $0.snapshot(model) }
    restore = { for restore in restores { restore() } }
  }

  /// Gives the variables the values back that were last saved.
  func revert() {
    restore?()
    restore = nil
  }
}
