// SPDX-License-Identifier: MIT

// Made by `make surface`: each member of View can be called.

import StoreKit
import SwiftUI

@MainActor
private func call0<Viewed: View>(_ view: Viewed, _ p0: ((Product) async -> Void)?) {
  _ = view.onInAppPurchaseStart(perform: p0)
}

@MainActor
private func call1<Viewed: View>(
  _ view: Viewed,
  _ p0: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
) { _ = view.onInAppPurchaseCompletion(perform: p0) }

@MainActor
private func call2<Viewed: View>(_ view: Viewed, _ p0: some ProductViewStyle) {
  _ = view.productViewStyle(p0)
}

@MainActor
private func call3<Viewed: View>(_ view: Viewed, _ p0: Visibility, _ p1: StoreButtonKind) {
  _ = view.storeButton(p0, for: p1)
}

@MainActor
private func call4<Viewed: View>(_ view: Viewed, _ p0: SubscriptionStoreButtonLabel) {
  _ = view.subscriptionStoreButtonLabel(p0)
}

@MainActor
private func call5<Viewed: View>(
  _ view: Viewed,
  _ p0: (@Sendable (Product) async -> Set<Product.PurchaseOption>)?
) { _ = view.inAppPurchaseOptions(p0) }

@MainActor
private func call6<Viewed: View>(_ view: Viewed) { _ = view.productIconBorder() }

@MainActor
private func call7<Viewed: View>(_ view: Viewed, _ p0: Visibility) {
  _ = view.productDescription(p0)
}

@MainActor
private func call8<Viewed: View>(
  _ view: Viewed,
  _ p0: @escaping (Product, Product.SubscriptionInfo) -> some View
) { _ = view.subscriptionStoreControlIcon(icon: p0) }

@MainActor
private func call9<Viewed: View>(_ view: Viewed, _ p0: some ShapeStyle) {
  _ = view.subscriptionStorePickerItemBackground(p0)
}

@MainActor
private func call10<Viewed: View>(_ view: Viewed, _ p0: some ShapeStyle, _ p1: some Shape) {
  _ = view.subscriptionStorePickerItemBackground(p0, in: p1)
}

@MainActor
private func call11<Viewed: View>(_ view: Viewed, _ p0: SubscriptionStoreControlBackground) {
  _ = view.subscriptionStoreControlBackground(p0)
}

@MainActor
private func call12<Viewed: View>(_ view: Viewed, _ p0: some SubscriptionStoreControlStyle) {
  _ = view.subscriptionStoreControlStyle(p0)
}

@MainActor
private func call13<Viewed: View, S: SubscriptionStoreControlStyle>(
  _ view: Viewed,
  _ p0: S,
  _ p1: SubscriptionStoreControlPlacement
) { _ = view.subscriptionStoreControlStyle(p0, placement: p1) }

@MainActor
private func call14<Viewed: View>(_ view: Viewed, _ p0: some SubscriptionOptionGroupStyle) {
  _ = view.subscriptionStoreOptionGroupStyle(p0)
}

@MainActor
private func call15<Viewed: View>(_ view: Viewed, _ p0: URL, _ p1: SubscriptionStorePolicyKind) {
  _ = view.subscriptionStorePolicyDestination(url: p0, for: p1)
}

@MainActor
private func call16<Viewed: View>(
  _ view: Viewed,
  _ p0: SubscriptionStorePolicyKind,
  _ p1: () -> some View
) { _ = view.subscriptionStorePolicyDestination(for: p0, destination: p1) }

@MainActor
private func call17<Viewed: View>(_ view: Viewed, _ p0: some ShapeStyle) {
  _ = view.subscriptionStorePolicyForegroundStyle(p0)
}

@MainActor
private func call18<Viewed: View>(_ view: Viewed, _ p0: some ShapeStyle, _ p1: some ShapeStyle) {
  _ = view.subscriptionStorePolicyForegroundStyle(p0, p1)
}

@MainActor
private func call19<Viewed: View>(_ view: Viewed, _ p0: (() -> Void)?) {
  _ = view.subscriptionStoreSignInAction(p0)
}

@MainActor
private func call20<Viewed: View>(
  _ view: Viewed,
  _ p0:
    @escaping @Sendable (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) -> Product
    .SubscriptionOffer?
) { _ = view.preferredSubscriptionOffer(p0) }

@MainActor
private func call21<Viewed: View>(_ view: Viewed, _ p0: Binding<Bool>) {
  _ = view.manageSubscriptionsSheet(isPresented: p0)
}

@MainActor
private func call22<Viewed: View>(_ view: Viewed, _ p0: Binding<Bool>, _ p1: String) {
  _ = view.manageSubscriptionsSheet(isPresented: p0, subscriptionGroupID: p1)
}

@MainActor
private func call23<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: @escaping @MainActor (Result<Void, any Error>) -> Void
) { _ = view.offerCodeRedemption(isPresented: p0, onCompletion: p1) }

@MainActor
private func call24<Viewed: View>(
  _ view: Viewed,
  _ p0: StoreKit.Transaction.ID,
  _ p1: Binding<Bool>,
  _ p2: (
    @MainActor (
      Result<StoreKit.Transaction.RefundRequestStatus, StoreKit.Transaction.RefundRequestError>
    ) -> Void
  )?
) { _ = view.refundRequestSheet(for: p0, isPresented: p1, onDismiss: p2) }

@MainActor
private func call25<Viewed: View>(
  _ view: Viewed,
  _ p0: Binding<Bool>,
  _ p1: @escaping () -> SKOverlay.Configuration
) { _ = view.appStoreOverlay(isPresented: p0, configuration: p1) }

@MainActor
private func call26<Viewed: View>(
  _ view: Viewed,
  _ p0: String,
  _ p1: TaskPriority,
  _ p2: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
) { _ = view.subscriptionStatusTask(for: p0, priority: p1, action: p2) }

@MainActor
private func call27<Viewed: View>(
  _ view: Viewed,
  _ p0: String,
  _ p1: TaskPriority,
  _ p2:
    @escaping @MainActor (EntitlementTaskState<VerificationResult<StoreKit.Transaction>?>) async ->
    Void
) { _ = view.currentEntitlementTask(for: p0, priority: p1, action: p2) }

@MainActor
private func call28<Viewed: View>(
  _ view: Viewed,
  _ p0: Product.ID,
  _ p1: TaskPriority,
  _ p2: @escaping @MainActor (Product.TaskState) async -> Void
) { _ = view.storeProductTask(for: p0, priority: p1, action: p2) }

@MainActor
private func call29<Viewed: View>(
  _ view: Viewed,
  _ p0: some Collection<String> & Equatable & Sendable,
  _ p1: TaskPriority,
  _ p2: @escaping @MainActor (Product.CollectionTaskState) async -> Void
) { _ = view.storeProductsTask(for: p0, priority: p1, action: p2) }
