// SPDX-License-Identifier: MIT

import SwiftUI

/// The progress of a request to the store. There is no store, so the result is always empty.
public enum EntitlementTaskState<Value> {
  /// The request is in progress.
  case loading
  /// The request failed.
  case failure(any Error)
  /// The request succeeded.
  case success(Value)

  /// The result, if the request succeeded.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// Returns the state with its result transformed by a closure, if there is a result.
  public func map<Result>(_ transform: (Value) -> Result) -> EntitlementTaskState<Result> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(transform(value))
    }
  }

  /// Returns the state that a closure creates from the result, or the current state if there is no result.
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

extension EntitlementTaskState {
  /// Returns the state with its result, if there is one, transformed by an asynchronous closure.
  public func map<Result>(
    _ transform: (Value) async throws -> Result
  ) async rethrows -> EntitlementTaskState<Result> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }

  /// Returns the state that an asynchronous closure creates from the result, or the current state if there is no
  /// result.
  public func flatMap<Result>(
    _ transform: (Value) async throws -> EntitlementTaskState<Result>
  ) async rethrows -> EntitlementTaskState<Result> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try await transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
  /// The progress of a request for a product.
  public enum TaskState: Sendable {
    case loading, unavailable
    case failure(any Error)
    case success(Product)
    /// The product, if the request succeeded.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// The progress of a request for several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])
    /// The products, if the request succeeded.
    public var products: [Product]? {
      if case .success(let products, _) = self { products } else { nil }
    }
  }
}

extension View {
  /// Requests the statuses of a group's subscriptions; the result is always empty.
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

  /// Requests the user's entitlement to a product, although the user never has one.
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

  /// Requests a product, although no product is available.
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

  /// Requests products, although no products are available.
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
