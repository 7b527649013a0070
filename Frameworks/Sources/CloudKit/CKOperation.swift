// SPDX-License-Identifier: MIT

import Foundation

/// The serial queue that runs completion handlers. Completion handlers are not called synchronously, because the caller
/// may not be ready for the result yet.
let answers = DispatchQueue(label: "CloudKit")

/// A request to iCloud, which always fails because there is no account.
///
/// An app sets the operation's properties before a queue runs it.
open class CKOperation: Operation, @unchecked Sendable {
  /// The operation's identifier.
  public let operationID: ID = UUID().uuidString
  /// The operation's configuration.
  open var configuration = Configuration()
  /// The group to which the operation belongs.
  open var group: CKOperationGroup?
  /// A closure for an operation that can continue after the app has quit. The closure is never called.
  open var longLivedOperationWasPersistedBlock: (@Sendable () -> Void)?

  /// Calls the completion closures with the error.
  open override func start() {
    fail(CKError(isCancelled ? .operationCancelled : .notAuthenticated))
    super.start()
  }

  /// Reports an error to the closures for this type of operation.
  func fail(_ error: CKError) {}
}
