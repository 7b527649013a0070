// SPDX-License-Identifier: MIT

// Made from Surface/StoreKit.rows by `make surface`.

import A11yFrameworkParts
import Foundation
import SwiftUI

extension EnvironmentValues {
  /// An action that shows a message from the store. There is no message.
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}

extension View {
  /// The App Store is Apple's service and is not available.
  @available(*, unavailable, message: "The App Store is Apple's service and is not available")
  nonisolated public func appStoreMerchandising(
    isPresented: Binding<Bool>,
    kind: Any,
    onDismiss: ((Any) async -> ())? = nil
  ) -> some View { self }

  /// The App Store is Apple's service and is not available.
  @available(*, unavailable, message: "The App Store is Apple's service and is not available")
  nonisolated public func subscriptionIntroductoryOffer(
    applyOffer: @escaping (Product, Any) -> Bool,
    compactJWS: @escaping (Product, Any) async throws -> String
  ) -> some View { self }

  /// The App Store is Apple's service and is not available.
  @available(*, unavailable, message: "The App Store is Apple's service and is not available")
  nonisolated public func subscriptionOfferViewButtonVisibility(
    _ visibility: Visibility,
    for buttonKinds: Any...
  ) -> some View { self }

  /// The App Store is Apple's service and is not available.
  @available(*, unavailable, message: "The App Store is Apple's service and is not available")
  nonisolated public func subscriptionOfferViewDetailAction(_ action: (() -> ())?) -> some View {
    self
  }

  /// The App Store is Apple's service and is not available.
  @available(*, unavailable, message: "The App Store is Apple's service and is not available")
  nonisolated public func subscriptionOfferViewStyle(_ style: Any) -> some View { self }

  /// The App Store is Apple's service and is not available.
  @available(*, unavailable, message: "The App Store is Apple's service and is not available")
  nonisolated public func subscriptionPromotionalOffer(
    offer: @escaping (Product, Any) -> Any,
    compactJWS: @escaping (Product, Any, Any) async throws -> String
  ) -> some View { self }

  /// The App Store is Apple's service and is not available.
  @available(*, unavailable, message: "The App Store is Apple's service and is not available")
  nonisolated public func subscriptionPromotionalOffer(
    offer: @escaping (Product, Any) -> Any,
    signature: @escaping (Product, Any, Any) async throws -> Any
  ) -> some View { self }
}
