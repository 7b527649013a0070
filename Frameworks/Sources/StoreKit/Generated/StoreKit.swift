// SPDX-License-Identifier: MIT

// Made from Surface/StoreKit.rows by `make surface`.

import A11yFrameworkParts
import Foundation
import SwiftUI

/// The store.
public enum AppStore {
  /// The kind of store.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The production store.
    public static let production = Self(rawValue: "Production")
    /// The sandbox store.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// The store that Xcode simulates.
    public static let xcode = Self(rawValue: "Xcode")
  }
  /// Whether purchases are possible, which they are not.
  public static var canMakePayments: Bool { false }
  /// Does nothing, because there is no store.
  public static func sync() async throws {}
  /// Does nothing, because a review cannot be requested.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Does nothing, because there are no subscriptions.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// Requests reviews. Reviews are not available, so it does nothing.
public enum SKStoreReviewController {
  /// Does nothing, because a review cannot be requested.
  @MainActor public static func requestReview() {}
  /// Does nothing, because a review cannot be requested.
  @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

/// An error of the store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
}

/// An action that requests a review. Reviews are not available, so it does nothing.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Does nothing, because a review cannot be requested.
  public func callAsFunction() {}
}

/// An action that purchases a product. There is no store, so nothing is purchased.
@MainActor public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Purchases nothing, and reports that the user has cancelled.
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = [])
    async throws -> Product.PurchaseResult
  { .userCancelled }
}

/// The status of a subscription. There is no store, so no instance is ever created.
public struct SubscriptionStatus: Hashable, Sendable {
  /// The renewal state.
  public let state: SubscriptionRenewalState
  /// The last transaction.
  public let transaction: VerificationResult<Transaction>
  /// The renewal information.
  public let renewalInfo: VerificationResult<SubscriptionRenewalInfo>
  /// The changes of statuses, of which there are none.
  public static var updates: Statuses { Statuses() }
  /// The statuses of all subscriptions, of which there are none.
  public static var all: Statuses { Statuses() }
  /// A sequence of statuses, which is always empty.
  public struct Statuses: AsyncSequence, Sendable {
    /// A status.
    public typealias Element = SubscriptionStatus
    /// An iterator that ends immediately.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns `nil`.
      public mutating func next() async -> Element? { nil }
    }
    /// Returns an iterator that ends immediately.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// The renewal state of a subscription.
public struct SubscriptionRenewalState: RawRepresentable, Hashable, Sendable {
  /// The state's raw value.
  public let rawValue: Int
  /// Creates a state.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The subscription is active.
  public static let subscribed = Self(rawValue: 1)
  /// The subscription has expired.
  public static let expired = Self(rawValue: 2)
  /// Payment is being retried.
  public static let inBillingRetryPeriod = Self(rawValue: 3)
  /// The subscription is active while payment is being retried.
  public static let inGracePeriod = Self(rawValue: 4)
  /// The subscription was revoked.
  public static let revoked = Self(rawValue: 5)
}

/// The renewal information of a subscription. There is no store, so no instance is ever created.
public struct SubscriptionRenewalInfo: Hashable, Sendable {
  /// The reason a subscription expired.
  public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
    /// The reason's raw value.
    public let rawValue: Int
    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user cancelled it.
    public static let autoRenewDisabled = Self(rawValue: 1)
    /// Payment failed.
    public static let billingError = Self(rawValue: 2)
    /// The user did not accept a higher price.
    public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
    /// The product is no longer sold.
    public static let productUnavailable = Self(rawValue: 4)
    /// The reason is unknown.
    public static let unknown = Self(rawValue: 5)
  }
  /// The identifier of the first transaction.
  public let originalTransactionID: UInt64
  /// The identifier of the subscription.
  public let currentProductID: String
  /// Whether the subscription renews automatically.
  public let willAutoRenew: Bool
  /// The identifier of the subscription that follows.
  public let autoRenewPreference: String?
  /// The reason the subscription expired.
  public let expirationReason: ExpirationReason?
  /// Whether payment is being retried.
  public let isInBillingRetry: Bool
  /// The end of the grace period.
  public let gracePeriodExpirationDate: Date?
  /// The date of renewal.
  public let renewalDate: Date?
  /// The price on renewal.
  public let renewalPrice: Decimal?
  /// The date on which the store signed the information.
  public let signedDate: Date
}

/// The default control for choosing subscriptions. It does not affect elements.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public init() {}
}

/// Buttons for choosing subscriptions. They do not affect elements.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public init() {}
}

/// A picker for choosing subscriptions. It does not affect elements.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public init() {}
}

/// The default style for groups of options. It does not affect elements.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  init() {}
}

/// The configuration of a product's style. None is ever created.
public struct ProductViewStyleConfiguration {
  /// The image.
  public struct Icon: View {
    /// An empty view.
    public var body: some View { EmptyView() }
  }
  /// The state of loading the product.
  public let state: Product.TaskState
  /// The product.
  public var product: Product? { state.product }
  /// The image.
  public var icon: Icon { Icon() }
  /// Whether the user owns the product.
  public let hasCurrentEntitlement: Bool
  /// Does nothing, because nothing can be purchased.
  @MainActor public func purchase() {}
}

/// The default style of products. It does not affect elements.
public struct AutomaticProductViewStyle: ProductViewStyle {
  nonisolated init() {}
  /// Returns an empty view. It is never called.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A button in a store. It does not affect elements.
public enum StoreButtonKind: Sendable {
  case cancellation, restorePurchases, redeemCode, signIn, policies
}

/// An overlay that presents another app from the store. There is no store, so none is shown.
@MainActor public final class SKOverlay: NSObject {
  /// The configuration of an overlay. It does not affect elements.
  public class Configuration: NSObject {}
  /// The configuration of an overlay for an app. It does not affect elements.
  public final class AppConfiguration: Configuration {
    /// The identifier of the app.
    public let appIdentifier: String
    /// The position.
    public let position: Position
    /// Creates a configuration for an app.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }
  /// The configuration of an overlay for an app clip's app. It does not affect elements.
  public final class AppClipConfiguration: Configuration {
    /// The position.
    public let position: Position
    /// Creates a configuration.
    public init(position: Position) { self.position = position }
  }
  /// The position of an overlay. It does not affect elements.
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }
  /// Creates an overlay. Nothing is shown.
  public init(configuration: Configuration) {}
  /// Does nothing, because there is no store.
  public func present(in scene: UIWindowScene) {}
  /// Does nothing, because nothing is shown.
  public static func dismiss(in scene: UIWindowScene) {}
}

/// The kind of a store's policy. It does not affect elements.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  case termsOfService, privacyPolicy
}

/// The label of a subscription's button. It does not affect elements.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  /// The default.
  public static let automatic = Self()
  /// A single line.
  public static let singleLine = Self()
  /// Several lines.
  public static let multiline = Self()
  /// The action.
  public static let action = Self()
  /// The name of the subscription.
  public static let displayName = Self()
  /// The price.
  public static let price = Self()
  /// The action.
  public var action: Self { self }
  /// The name of the subscription.
  public var displayName: Self { self }
  /// The price.
  public var price: Self { self }
}

/// The background of a store's buttons. It does not affect elements.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  /// The default.
  public static let automatic = Self()
  /// A blurred gradient.
  public static let gradientMaterial = Self()
}

/// The position of a store's controls. It does not affect elements.
public struct SubscriptionStoreControlPlacement: Hashable, Sendable {
  /// The default.
  public static let automatic = Self()
  /// With the content.
  public static let scrollView = Self()
  /// Below the content.
  public static let bottomBar = Self()
  /// Beside the buttons.
  public static let buttonsInBottomBar = Self()
}

/// A storefront of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The code of the country.
  public let countryCode: String
  /// The identifier of the storefront.
  public let id: String
  /// The user's storefront; always `nil`.
  public static var current: Storefront? { get async { nil } }
  /// A sequence of storefronts, which is always empty.
  public struct Storefronts: AsyncSequence, Sendable {
    /// A storefront.
    public typealias Element = Storefront
    /// An iterator that ends immediately.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns `nil`.
      public mutating func next() async -> Element? { nil }
    }
    /// Returns an iterator that ends immediately.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// The style of the control for choosing subscriptions. It does not affect elements.
public protocol SubscriptionStoreControlStyle {}

/// The style of groups of subscriptions. It does not affect elements.
public protocol SubscriptionOptionGroupStyle {}

/// The style of products. It does not affect elements.
@MainActor @preconcurrency public protocol ProductViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The configuration of the style.
  typealias Configuration = ProductViewStyleConfiguration
  /// Creates a view for a product. It is never called.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A product that can be purchased. There is no store, so no instance is ever created.
public struct Product: Identifiable, Hashable, Sendable {
  /// The result of a purchase.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  /// The product's identifier.
  public let id: String
  /// The product's type.
  public let type: ProductType
  /// The product's name.
  public let displayName: String
  /// The product's description.
  public let description: String
  /// The product's price.
  public let price: Decimal
  /// The product's price in words.
  public let displayPrice: String
  /// The information about the product as a subscription.
  public let subscription: SubscriptionInfo?
  /// Whether the product can be shared with a family.
  public let isFamilyShareable: Bool
  /// The store's information about the product.
  public let jsonRepresentation: Data
}

/// A transaction. There is no store, so no instance is ever created.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The transaction's identifier.
  public let id: UInt64
  /// The identifier of the product.
  public let productID: String
  /// The date of the purchase.
  public let purchaseDate: Date
  /// The date of expiration.
  public let expirationDate: Date?
  /// The date of revocation.
  public let revocationDate: Date?
  /// The type of the product.
  public let productType: Product.ProductType
  /// The identifier of the first transaction.
  public let originalID: UInt64
  /// The date of the first purchase.
  public let originalPurchaseDate: Date
  /// The quantity.
  public let purchasedQuantity: Int
  /// Whether the subscription was upgraded to another one.
  public let isUpgraded: Bool
  /// The group of the subscription.
  public let subscriptionGroupID: String?
  /// The reason for the revocation.
  public let revocationReason: RevocationReason?
  /// The type of ownership.
  public let ownershipType: OwnershipType
  /// The identifier of the app in which the purchase was made.
  public let appBundleID: String
  /// A token for the user's account.
  public let appAccountToken: UUID?
  /// The kind of store in which the purchase was made.
  public let environment: AppStore.Environment
  /// The storefront in which the purchase was made.
  public let storefront: Storefront
  /// The price.
  public let price: Decimal?
  /// The date on which the store signed the information.
  public let signedDate: Date
  /// The store's information about the product.
  public let jsonRepresentation: Data
  /// The status of a refund request.
  public enum RefundRequestStatus: Hashable, Sendable {
    case userCancelled, success
  }
  /// The reason a refund could not be requested.
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }
}

extension Product {
  /// Returns the products with certain identifiers, of which there are none.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
    -> [Product] where Identifiers.Element == String
  { [] }

  /// Purchases nothing, and reports that the user has cancelled.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }

  /// The reason a purchase failed.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  /// The relationships of the subscriptions to show to the user's current one.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// The set's bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Upgrades.
    public static let upgrade = Self(rawValue: 1)
    /// Downgrades.
    public static let downgrade = Self(rawValue: 2)
    /// Crossgrades.
    public static let crossgrade = Self(rawValue: 4)
    /// The current subscription.
    public static let current = Self(rawValue: 8)
    /// All subscriptions.
    public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }

  /// An offer for new or returning subscribers.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// The type of an offer.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a type from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// An offer for new users.
      public static let introductory = Self(rawValue: "introductory")
      /// An offer for certain users.
      public static let promotional = Self(rawValue: "promotional")
      /// An offer for returning users.
      public static let winBack = Self(rawValue: "winBack")
    }
    /// The payment mode of an offer.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a mode from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Repeated payments.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// A single payment.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// No payment.
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    /// The product's identifier.
    public let id: String?
    /// The type.
    public let type: OfferType
    /// The product's price.
    public let price: Decimal
    /// The product's price in words.
    public let displayPrice: String
    /// The period.
    public let period: SubscriptionPeriod
    /// The number of periods.
    public let periodCount: Int
    /// The payment mode.
    public let paymentMode: PaymentMode
  }

  /// The product's type.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A consumable product.
    public static let consumable = Self(rawValue: "Consumable")
    /// A non-consumable product.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// A subscription that does not renew.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// A subscription that renews automatically.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// An option of a purchase. It has no effect.
  public struct PurchaseOption: Hashable, Sendable {}

  /// The format of the price.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

  /// The format of the period's unit.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }

  /// The format of the period.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle()
  }

  /// The product's last transaction; always `nil`.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  /// The user's entitlement to the product; always `nil`.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// The information about a product as a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The identifier of the subscription's group.
    public let subscriptionGroupID: String
    /// The period.
    public let subscriptionPeriod: SubscriptionPeriod
    /// The level within the group; 1 is the highest.
    public let groupLevel: Int
    /// The name of the group.
    public let groupDisplayName: String
    /// The introductory offer.
    public let introductoryOffer: SubscriptionOffer?
    /// The offers for existing subscribers.
    public let promotionalOffers: [SubscriptionOffer]
    /// The offers for returning subscribers.
    public let winBackOffers: [SubscriptionOffer]
    /// Whether the user is eligible for the introductory offer, which is never the case.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Returns whether the user is eligible for a group's introductory offer, which is never the
    /// case.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// The statuses of the group's subscriptions, of which there are none.
    public var status: [Status] { get async throws { [] } }
    /// Returns the statuses of a group's subscriptions, of which there are none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// The renewal information of a subscription.
    public typealias RenewalInfo = StoreKit.SubscriptionRenewalInfo
    /// The renewal state of a subscription.
    public typealias RenewalState = StoreKit.SubscriptionRenewalState
    /// The status of a subscription.
    public typealias Status = StoreKit.SubscriptionStatus
  }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The default.
  public static var automatic: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A style with buttons.
  public static var buttons: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A style with a picker.
  public static var picker: Self { Self() }

  /// A style with a prominent picker.
  public static var prominentPicker: Self { Self() }

  /// A style with a compact picker.
  public static var compactPicker: Self { Self() }

  /// A style with pages.
  public static var pagedPicker: Self { Self() }

  /// A style with prominent pages.
  public static var pagedProminentPicker: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// The default.
  public static var automatic: Self { Self() }

  /// A style with tabs.
  public static var tabs: Self { Self() }

  /// A style with links.
  public static var links: Self { Self() }
}

extension Transaction {
  /// Does nothing, because there are no transactions.
  public func finish() async {}

  /// Returns the last transaction of a product, which is always `nil`.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// Returns the user's entitlement to a product, which is always `nil`.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<
    Transaction
  >? { nil }
}

extension View {
  /// Runs an action when a purchase begins, which never happens.
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?)
    -> some View
  {
    reportedUnheard(
      ".onInAppPurchaseStart(perform:) is accepted but has no audible effect. Runs an action when a purchase begins, which never happens."
    )
  }

  /// Runs an action when a purchase ends, which never happens.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    reportedUnheard(
      ".onInAppPurchaseCompletion(perform:) is accepted but has no audible effect. Runs an action when a purchase ends, which never happens."
    )
  }

  /// Sets the style of products.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }

  /// Sets the visibility of a store's buttons.
  nonisolated public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...)
    -> some View
  { self }

  /// Sets the label of a subscription's button.
  nonisolated public func subscriptionStoreButtonLabel(_ buttonLabel: SubscriptionStoreButtonLabel)
    -> some View
  { self }

  /// Sets the options of purchases, which never happen.
  nonisolated public func inAppPurchaseOptions(
    _ options: (@Sendable (Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { self }

  /// Adds a border to the images of products.
  nonisolated public func productIconBorder() -> some View { self }

  /// Shows or hides the descriptions of products.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }

  /// Sets the images of subscriptions.
  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }

  /// Sets the background of a subscription.
  nonisolated public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle)
    -> some View
  { self }

  /// Sets the background of a subscription.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle,
    in backgroundShape: some Shape
  ) -> some View { self }

  /// Sets the background of the buttons.
  nonisolated public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground
  ) -> some View { self }

  /// Sets the style of the control for choosing subscriptions.
  nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle)
    -> some View
  { self }

  /// Sets the style and the position of the control for choosing subscriptions.
  nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S,
    placement: SubscriptionStoreControlPlacement
  ) -> some View { self }

  /// Sets the style of groups of subscriptions.
  nonisolated public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View { self }

  /// Sets the URL of a policy.
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL,
    for policy: SubscriptionStorePolicyKind
  ) -> some View { self }

  /// Shows a policy.
  nonisolated public func subscriptionStorePolicyDestination(
    for policy: SubscriptionStorePolicyKind,
    @ViewBuilder destination: () -> some View
  ) -> some View {
    reportedUnheard(
      ".subscriptionStorePolicyDestination(for:destination:) is accepted but has no audible effect. Shows a policy."
    )
  }

  /// Sets the color of policies.
  nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle)
    -> some View
  { self }

  /// Sets the colors of policies.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle
  ) -> some View { self }

  /// Sets the action for signing in. There is no store, so it never runs.
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    reportedUnheard(
      ".subscriptionStoreSignInAction(_:) is accepted but has no audible effect. Sets the action for signing in. There is no store, so it never runs."
    )
  }

  /// Sets the preferred offer of a subscription.
  nonisolated public func preferredSubscriptionOffer(
    _ offer:
      @escaping @Sendable (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) ->
      Product.SubscriptionOffer?
  ) -> some View { self }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The default.
  nonisolated public static var automatic: Self { Self() }

  /// A compact style.
  nonisolated public static var compact: Self { Self() }

  /// A regular style.
  nonisolated public static var regular: Self { Self() }

  /// A large style.
  nonisolated public static var large: Self { Self() }
}

extension Storefront {
  /// The changes of the storefront, of which there are none.
  public static var updates: Storefronts { Storefronts() }
}

extension Product.PurchaseOption {
  /// Returns an option for a quantity.
  public static func quantity(_ quantity: Int) -> Self { Self() }

  /// Returns an option for a token of the user's account.
  public static func appAccountToken(_ token: UUID) -> Self { Self() }

  /// Returns an option that simulates a request for permission.
  public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self { Self() }

  /// Returns an option for an offer.
  public static func promotionalOffer(
    offerID: String,
    keyID: String,
    nonce: UUID,
    signature: Data,
    timestamp: Int
  ) -> Self { Self() }

  /// Returns an option for an offer to a returning subscriber.
  public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Self { Self() }

  /// Returns an option for a change of the storefront.
  public static func onStorefrontChange(
    shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
  ) -> Self { Self() }
}

extension Transaction {
  /// The user's entitlements, of which there are none.
  public static var currentEntitlements: Transactions { Transactions() }

  /// New transactions, of which there are none.
  public static var updates: Transactions { Transactions() }

  /// All transactions, of which there are none.
  public static var all: Transactions { Transactions() }

  /// The unfinished transactions, of which there are none.
  public static var unfinished: Transactions { Transactions() }

  /// The reason for a revocation.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The reason's raw value.
    public let rawValue: Int
    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A problem with the app.
    public static let developerIssue = Self(rawValue: 1)
    /// Another reason.
    public static let other = Self(rawValue: 0)
    /// A description of the reason.
    public var localizedDescription: String {
      self == .developerIssue ? "Issue with the app" : "Other"
    }
  }

  /// The type of ownership.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Purchased by the user.
    public static let purchased = Self(rawValue: "PURCHASED")
    /// Shared by the user's family.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }

  /// A sequence of transactions, which is always empty.
  public struct Transactions: AsyncSequence, Sendable {
    /// A transaction.
    public typealias Element = VerificationResult<Transaction>
    /// An iterator that ends immediately.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Returns `nil`.
      public mutating func next() async -> Element? { nil }
    }
    /// Returns an iterator that ends immediately.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The status of the subscription; always `nil`.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  /// Fails, because there is no store from which to request a refund.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64,
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }

  /// Fails, because there is no store from which to request a refund.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws
    -> RefundRequestStatus
  { throw RefundRequestError.failed }
}

extension View {
  /// Opens the user's subscriptions. There are no subscriptions, so it reports this and closes.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(UnansweredSheet(isPresented: isPresented) {})
  }

  /// Opens the subscriptions of a group. There are no subscriptions, so it reports this and closes.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>,
    subscriptionGroupID: String
  ) -> some View { modifier(UnansweredSheet(isPresented: isPresented) {}) }

  /// Opens a sheet for entering an offer code. There is no store, so it reports this, closes and
  /// fails.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      UnansweredSheet(isPresented: isPresented) {
        onCompletion(.failure(StoreKitError.unsupported))
      }
    )
  }

  /// Opens a sheet for requesting a refund. There is no store, so it reports this, closes and
  /// fails.
  @preconcurrency nonisolated public func refundRequestSheet(
    for transactionID: Transaction.ID,
    isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    modifier(UnansweredSheet(isPresented: isPresented) { onDismiss?(.failure(.failed)) })
  }

  /// Shows another app from the store. There is no store, so it reports this and closes.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { modifier(UnansweredSheet(isPresented: isPresented) {}) }
}

extension EnvironmentValues {
  /// An action that requests a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// An action that purchases a product.
  public var purchase: PurchaseAction { PurchaseAction() }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Creates a view for products.
  public init<Identifiers: Collection>(
    ids productIDs: Identifiers,
    prefersPromotionalIcon: Bool = false
  ) where Identifiers.Element == String {}
}

extension ContainerBackgroundPlacement {
  /// The whole background of a subscription store. It does not affect elements.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }

  /// The background of a subscription store's header. It does not affect elements.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }

  /// The background of a subscription store over its full height. It does not affect elements.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}

extension VerificationResult {
  /// The reason the store could not verify a value.
  public enum VerificationError: Error, Sendable {
    case invalidSignature, revokedCertificate
  }
}
