// SPDX-License-Identifier: MIT

/// The information that a context has about an object.
public final class _ModelRecord: @unchecked Sendable {
  // Contexts change the record only while they have exclusive access to the store.
  let identifier = PersistentIdentifier(number: ModelNumbers.next())
  private(set) weak var context: ModelContext?
  /// The context that has deleted the object but has not yet saved the deletion.
  private(set) weak var remover: ModelContext?
  private(set) var isSaved = false
  private(set) var isDeleted = false
  /// A closure that restores the variables to their last saved values.
  private var restore: (() -> Void)?

  /// Creates a record with a new identity.
  public init() {}

  /// Returns whether a fetch by a context can find the object.
  func isVisible(in context: ModelContext) -> Bool {
    remover !== context && (isSaved || self.context === context)
  }

  /// Whether the variables have unsaved changes.
  var hasChanges: Bool { restore != nil || context != nil && !isSaved }

  /// Records that the object now belongs to a context.
  func enter(_ context: ModelContext) {
    self.context = context
    remover = nil
    isDeleted = false
  }

  /// Records that a context has deleted the object. Other contexts still find the object until the deletion is saved.
  func leave(_ context: ModelContext) {
    remover = context
    self.context = nil
    isDeleted = true
  }

  /// Records that the object no longer belongs to a context.
  func vanish(isDeleted: Bool) {
    context = nil
    remover = nil
    isSaved = false
    restore = nil
    self.isDeleted = isDeleted
  }

  /// Marks the object's current state as saved.
  func settle() {
    isSaved = true
    restore = nil
  }

  /// Stores the variables' values before the first change since the last save.
  func willChange<T: PersistentModel>(_ model: T) {
    guard let context else { return }
    context.willChange(model)
    guard restore == nil else { return }
    let restores = T.schemaProperties.map { $0.snapshot(model) }
    restore = { for restore in restores { restore() } }
  }

  /// Restores the variables to their last saved values.
  func revert() {
    restore?()
    restore = nil
  }
}
