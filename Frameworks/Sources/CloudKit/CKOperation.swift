// SPDX-License-Identifier: MIT

import Foundation

/// Where completion handlers are called, in order: not by the call that takes them, whose caller may not be ready.
let answers = DispatchQueue(label: "CloudKit")

/// A request to iCloud, which fails because there is no account.
///
/// Its properties are set before a queue runs it.
open class CKOperation: Operation, @unchecked Sendable {
  /// What identifies the operation.
  public let operationID: ID = UUID().uuidString
  /// How the operation runs.
  open var configuration = Configuration()
  /// What the operation belongs to.
  open var group: CKOperationGroup?
  /// Is called when the operation outlives the app, which none does.
  open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?

  /// Calls the blocks that wait for the end, with the error.
  open override func start() {
    fail(CKError(isCancelled ? .operationCancelled : .notAuthenticated))
    super.start()
  }

  /// Calls the blocks of one kind of operation with an error.
  func fail(_ error: CKError) {}
}
