// SPDX-License-Identifier: MIT

import SwiftUI

/// How far the store is with an answer. Without a store, an answer is that there is nothing.
public enum EntitlementTaskState<Value> {
  /// It is being asked.
  case loading
  /// It did not answer.
  case failure(any Error)
  /// It answered.
  case success(Value)

  /// The answer.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The same of another answer.
  public func map<Result>(_ transform: (Value) -> Result) -> EntitlementTaskState<Result> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(transform(value))
    }
  }

  /// The same of another answer, which may be another state.
  public func flatMap<Result>(
    _ transform: (Value) -> EntitlementTaskState<Result>
  ) -> EntitlementTaskState<Result> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
  /// How far the store is with a product.
  public enum TaskState: Sendable {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
    /// The product.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// How far the store is with several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
    /// The products.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

extension View {
  /// Asks for the states of the subscriptions of a group: there are none.
  nonisolated public func subscriptionStatusTask(
    for groupID: String,
    priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async ->
      Void
  ) -> some View {
    task(id: groupID, priority: priority) {
      await action(.loading)
      await action(.success([]))
    }
  }

  /// Asks what the user has of a product: nothing.
  nonisolated public func currentEntitlementTask(
    for productID: String,
    priority: TaskPriority = .medium,
    action:
      @escaping @MainActor (
        EntitlementTaskState<VerificationResult<Transaction>?>
      ) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.success(nil))
    }
  }

  /// Asks for a product: it is unavailable.
  nonisolated public func storeProductTask(
    for productID: Product.ID,
    priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) {
      await action(.loading)
      await action(.unavailable)
    }
  }

  /// Asks for products: all are unavailable.
  nonisolated public func storeProductsTask(
    for productIDs: some Collection<String> & Equatable & Sendable,
    priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: productIDs, priority: priority) {
      await action(.loading)
      await action(.success([], unavailable: Array(productIDs)))
    }
  }
}
