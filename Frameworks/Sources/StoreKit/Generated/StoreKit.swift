// SPDX-License-Identifier: MIT

// Made from Surface/StoreKit.rows by `make surface`.

import A11yFrameworkParts
import Foundation
import SwiftUI

/// The store.
public enum AppStore {
  /// Which store it is.
  public struct Environment: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a store from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The real one.
    public static let production = Self(rawValue: "Production")
    /// The one for trying.
    public static let sandbox = Self(rawValue: "Sandbox")
    /// The one of a file.
    public static let xcode = Self(rawValue: "Xcode")
  }
  /// Whether anything can be bought: nothing can.
  public static var canMakePayments: Bool { false }
  /// Does nothing: there is no store.
  public static func sync() async throws {}
  /// Does nothing: nobody can be asked.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Does nothing: there are no subscriptions.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
}

/// Asks for reviews. Unavailable, so it does nothing.
public enum SKStoreReviewController {
  /// Does nothing: nobody can be asked.
  @MainActor public static func requestReview() {}
  /// Does nothing: nobody can be asked.
  @MainActor public static func requestReview(in windowScene: UIWindowScene) {}
}

/// What goes wrong with a store.
public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, notAvailableInStorefront, notEntitled, unsupported
}

/// Asks for a review. Unavailable, so it does nothing.
@MainActor public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Does nothing: nobody can be asked.
  public func callAsFunction() {}
}

/// Buys something. There is no store, so nothing is bought.
@MainActor public struct PurchaseAction: Sendable {
  nonisolated init() {}
  /// Buys nothing: reports that the user has cancelled.
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = [])
    async throws -> Product.PurchaseResult
  { .userCancelled }
}

/// The state of a subscription. There is no store, so none is ever made.
public struct SubscriptionStatus: Hashable, Sendable {
  /// The state of renewal.
  public let state: SubscriptionRenewalState
  /// The last purchase.
  public let transaction: VerificationResult<Transaction>
  /// The renewal.
  public let renewalInfo: VerificationResult<SubscriptionRenewalInfo>
  /// States from now on: none.
  public static var updates: Statuses { Statuses() }
  /// The states of all subscriptions: none.
  public static var all: Statuses { Statuses() }
  /// States of subscriptions: none.
  public struct Statuses: AsyncSequence, Sendable {
    /// A state.
    public typealias Element = SubscriptionStatus
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Ends at once.
      public mutating func next() async -> Element? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// The state of renewal of a subscription.
public struct SubscriptionRenewalState: RawRepresentable, Hashable, Sendable {
  /// The number of the state.
  public let rawValue: Int
  /// Creates a state.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is active.
  public static let subscribed = Self(rawValue: 1)
  /// It has ended.
  public static let expired = Self(rawValue: 2)
  /// It is being paid for.
  public static let inBillingRetryPeriod = Self(rawValue: 3)
  /// It is active while payment is retried.
  public static let inGracePeriod = Self(rawValue: 4)
  /// It was taken back.
  public static let revoked = Self(rawValue: 5)
}

/// The renewal of a subscription. There is no store, so none is ever made.
public struct SubscriptionRenewalInfo: Hashable, Sendable {
  /// Why a subscription ended.
  public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The user ended it.
    public static let autoRenewDisabled = Self(rawValue: 1)
    /// It was not paid for.
    public static let billingError = Self(rawValue: 2)
    /// The user did not want the new price.
    public static let didNotConsentToPriceIncrease = Self(rawValue: 3)
    /// It is no longer sold.
    public static let productUnavailable = Self(rawValue: 4)
    /// Not known.
    public static let unknown = Self(rawValue: 5)
  }
  /// The number of the first purchase.
  public let originalTransactionID: UInt64
  /// The subscription.
  public let currentProductID: String
  /// Whether it renews.
  public let willAutoRenew: Bool
  /// The subscription that comes next.
  public let autoRenewPreference: String?
  /// Why it ended.
  public let expirationReason: ExpirationReason?
  /// Whether it is being paid for.
  public let isInBillingRetry: Bool
  /// When the grace period ends.
  public let gracePeriodExpirationDate: Date?
  /// When it renews.
  public let renewalDate: Date?
  /// What it costs then.
  public let renewalPrice: Decimal?
  /// When the store vouched for it.
  public let signedDate: Date
}

/// A usual way to choose subscriptions. It does not affect elements.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the usual way.
  public init() {}
}

/// Choosing subscriptions by buttons. It does not affect elements.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the way.
  public init() {}
}

/// Choosing subscriptions in a list. It does not affect elements.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the way.
  public init() {}
}

/// A usual way to choose groups. It does not affect elements.
public struct AutomaticSubscriptionOptionGroupStyle: SubscriptionOptionGroupStyle {
  init() {}
}

/// What a style knows of a product. None is ever made.
public struct ProductViewStyleConfiguration {
  /// The image.
  public struct Icon: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
  /// How far the store is.
  public let state: Product.TaskState
  /// The product.
  public var product: Product? { state.product }
  /// The image.
  public var icon: Icon { Icon() }
  /// Whether the user has it.
  public let hasCurrentEntitlement: Bool
  /// Does nothing: nothing is bought.
  @MainActor public func purchase() {}
}

/// The usual looks of products. They do not affect elements.
public struct AutomaticProductViewStyle: ProductViewStyle {
  nonisolated init() {}
  /// Nothing. It is never called.
  public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// A button of a store. It does not affect elements.
public enum StoreButtonKind: Sendable {
  case cancellation, restorePurchases, redeemCode, signIn, policies
}

/// Another app of the store, shown over this one. There is no store, so none is shown.
@MainActor public final class SKOverlay: NSObject {
  /// What is shown. It does not affect elements.
  public class Configuration: NSObject {}
  /// An app that is shown. It does not affect elements.
  public final class AppConfiguration: Configuration {
    /// The number of the app.
    public let appIdentifier: String
    /// Where it is shown.
    public let position: Position
    /// Creates the configuration of a banner for an app.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }
  /// The app whose clip this is. It does not affect elements.
  public final class AppClipConfiguration: Configuration {
    /// Where it is shown.
    public let position: Position
    /// Creates the configuration of a banner for the app.
    public init(position: Position) { self.position = position }
  }
  /// Where an app is shown. It does not affect elements.
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }
  /// Creates an overlay with an app. Nothing is shown.
  public init(configuration: Configuration) {}
  /// Does nothing: there is no store.
  public func present(in scene: UIWindowScene) {}
  /// Does nothing: nothing is shown.
  public static func dismiss(in scene: UIWindowScene) {}
}

/// A policy of a store. It does not affect elements.
public enum SubscriptionStorePolicyKind: Hashable, Sendable {
  case termsOfService, privacyPolicy
}

/// What the button of a subscription says. It does not affect elements.
public struct SubscriptionStoreButtonLabel: Hashable, Sendable {
  /// The default.
  public static let automatic = Self()
  /// On one line.
  public static let singleLine = Self()
  /// On several lines.
  public static let multiline = Self()
  /// What it does.
  public static let action = Self()
  /// The name of the subscription.
  public static let displayName = Self()
  /// What it costs.
  public static let price = Self()
  /// What it does.
  public var action: Self { self }
  /// The name of the subscription.
  public var displayName: Self { self }
  /// What it costs.
  public var price: Self { self }
}

/// What is behind the buttons of a store. It does not affect elements.
public struct SubscriptionStoreControlBackground: Hashable, Sendable {
  /// The default.
  public static let automatic = Self()
  /// A blur that fades.
  public static let gradientMaterial = Self()
}

/// Where subscriptions are chosen. It does not affect elements.
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

/// The store of a country.
public struct Storefront: Identifiable, Hashable, Sendable {
  /// The code of the country.
  public let countryCode: String
  /// The store's number.
  public let id: String
  /// The store of the user: there is none.
  public static var current: Storefront? { get async { nil } }
  /// Stores: none.
  public struct Storefronts: AsyncSequence, Sendable {
    /// A store.
    public typealias Element = Storefront
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Ends at once.
      public mutating func next() async -> Element? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// How subscriptions are chosen. It does not affect elements.
public protocol SubscriptionStoreControlStyle {}

/// How groups of subscriptions are chosen. It does not affect elements.
public protocol SubscriptionOptionGroupStyle {}

/// What products look like. It does not affect elements.
@MainActor @preconcurrency public protocol ProductViewStyle {
  /// What a product looks like.
  associatedtype Body: View
  /// What is known of the product.
  typealias Configuration = ProductViewStyleConfiguration
  /// Creates the view of a product. It is never called.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Something that can be bought. There is no store, so none is ever made.
public struct Product: Identifiable, Hashable, Sendable {
  /// How buying went.
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  /// The name by which the store knows it.
  public let id: String
  /// What kind of thing it is.
  public let type: ProductType
  /// Its name.
  public let displayName: String
  /// What it is.
  public let description: String
  /// Its price.
  public let price: Decimal
  /// Its price in words.
  public let displayPrice: String
  /// What is known about it as a subscription.
  public let subscription: SubscriptionInfo?
  /// Whether it can be shared with a family.
  public let isFamilyShareable: Bool
  /// What the store knows of it.
  public let jsonRepresentation: Data
}

/// Something that was bought. There is no store, so none is ever made.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// The number.
  public let id: UInt64
  /// What was bought.
  public let productID: String
  /// When it was bought.
  public let purchaseDate: Date
  /// When it ends.
  public let expirationDate: Date?
  /// When it was taken back.
  public let revocationDate: Date?
  /// What kind of thing was bought.
  public let productType: Product.ProductType
  /// The number of the first purchase.
  public let originalID: UInt64
  /// When it was first bought.
  public let originalPurchaseDate: Date
  /// How many were bought.
  public let purchasedQuantity: Int
  /// Whether another subscription took its place.
  public let isUpgraded: Bool
  /// The group of the subscription.
  public let subscriptionGroupID: String?
  /// Why it was taken back.
  public let revocationReason: RevocationReason?
  /// Who has it.
  public let ownershipType: OwnershipType
  /// The app in which it was bought.
  public let appBundleID: String
  /// For whom it was bought.
  public let appAccountToken: UUID?
  /// Which store it was bought in.
  public let environment: AppStore.Environment
  /// Which country's store it was bought in.
  public let storefront: Storefront
  /// What it cost.
  public let price: Decimal?
  /// When the store vouched for it.
  public let signedDate: Date
  /// What the store knows of it.
  public let jsonRepresentation: Data
  /// How asking for money back went.
  public enum RefundRequestStatus: Hashable, Sendable {
    case userCancelled, success
  }
  /// Why money could not be asked back.
  public enum RefundRequestError: Error, Hashable, Sendable {
    case duplicateRequest, failed
  }
}

extension Product {
  /// The products of some names: none.
  public static func products<Identifiers: Collection>(for identifiers: Identifiers) async throws
    -> [Product] where Identifiers.Element == String
  { [] }

  /// Buys nothing: reports that the user has cancelled.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }

  /// Why nothing was bought.
  public enum PurchaseError: Error, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }

  /// Which subscriptions are shown, beside the one that the user has.
  public struct SubscriptionRelationship: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Better ones.
    public static let upgrade = Self(rawValue: 1)
    /// Lesser ones.
    public static let downgrade = Self(rawValue: 2)
    /// Others.
    public static let crossgrade = Self(rawValue: 4)
    /// The same.
    public static let current = Self(rawValue: 8)
    /// All.
    public static let all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }

  /// What a subscription costs at first, or for those who come back.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// What an offer is for.
    public struct OfferType: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a type from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// For new users.
      public static let introductory = Self(rawValue: "introductory")
      /// For some users.
      public static let promotional = Self(rawValue: "promotional")
      /// For those who come back.
      public static let winBack = Self(rawValue: "winBack")
    }
    /// How an offer is paid for.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a mode from its name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Again and again.
      public static let payAsYouGo = Self(rawValue: "PayAsYouGo")
      /// At once.
      public static let payUpFront = Self(rawValue: "PayUpFront")
      /// Not at all.
      public static let freeTrial = Self(rawValue: "FreeTrial")
    }
    /// The name by which the store knows it.
    public let id: String?
    /// What it is for.
    public let type: OfferType
    /// Its price.
    public let price: Decimal
    /// Its price in words.
    public let displayPrice: String
    /// How long it lasts.
    public let period: SubscriptionPeriod
    /// How many periods it lasts.
    public let periodCount: Int
    /// How it is paid for.
    public let paymentMode: PaymentMode
  }

  /// What kind of thing it is.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Used up.
    public static let consumable = Self(rawValue: "Consumable")
    /// Kept.
    public static let nonConsumable = Self(rawValue: "Non-Consumable")
    /// For a time.
    public static let nonRenewable = Self(rawValue: "Non-Renewing Subscription")
    /// For a time, again and again.
    public static let autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }

  /// How something is bought. It changes nothing.
  public struct PurchaseOption: Hashable, Sendable {}

  /// How its price is written.
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

  /// How the unit of its period is written.
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.FormatStyle {
    SubscriptionPeriod.Unit.FormatStyle()
  }

  /// How its period is written.
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.FormatStyle {
    SubscriptionPeriod.FormatStyle()
  }

  /// The last purchase of it: none.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  /// What the user has of it: nothing.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }

  /// What is known about a product as a subscription.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// The group that it is in.
    public let subscriptionGroupID: String
    /// How long it lasts.
    public let subscriptionPeriod: SubscriptionPeriod
    /// How much it offers within its group: 1 is most.
    public let groupLevel: Int
    /// The name of its group.
    public let groupDisplayName: String
    /// What one gets at first.
    public let introductoryOffer: SubscriptionOffer?
    /// What one gets who has had it.
    public let promotionalOffers: [SubscriptionOffer]
    /// What one gets who comes back.
    public let winBackOffers: [SubscriptionOffer]
    /// Whether the user gets the first offer: nobody does.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// Whether the user gets the first offer of a group: nobody does.
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    /// The states of the subscriptions of its group: none.
    public var status: [Status] { get async throws { [] } }
    /// The states of the subscriptions of a group: none.
    public static func status(for groupID: String) async throws -> [Status] { [] }
    /// The renewal of a subscription.
    public typealias RenewalInfo = StoreKit.SubscriptionRenewalInfo
    /// The state of renewal of a subscription.
    public typealias RenewalState = StoreKit.SubscriptionRenewalState
    /// The state of a subscription.
    public typealias Status = StoreKit.SubscriptionStatus
  }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The default.
  public static var automatic: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// By buttons.
  public static var buttons: Self { Self() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// In a list.
  public static var picker: Self { Self() }

  /// In a list that stands out.
  public static var prominentPicker: Self { Self() }

  /// In a small list.
  public static var compactPicker: Self { Self() }

  /// On pages.
  public static var pagedPicker: Self { Self() }

  /// On pages that stand out.
  public static var pagedProminentPicker: Self { Self() }
}

extension SubscriptionOptionGroupStyle where Self == AutomaticSubscriptionOptionGroupStyle {
  /// The default.
  public static var automatic: Self { Self() }

  /// By tabs.
  public static var tabs: Self { Self() }

  /// By links.
  public static var links: Self { Self() }
}

extension Transaction {
  /// Does nothing: nothing was bought.
  public func finish() async {}

  /// The last of a product: none.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }

  /// What the user has of a product: nothing.
  public static func currentEntitlement(for productID: String) async -> VerificationResult<
    Transaction
  >? { nil }
}

extension View {
  /// Runs an action when a purchase begins; none does.
  nonisolated public func onInAppPurchaseStart(perform action: ((Product) async -> Void)?)
    -> some View
  {
    reportedUnheard(
      ".onInAppPurchaseStart(perform:) is accepted and not heard: Runs an action when a purchase begins; none does."
    )
  }

  /// Runs an action when a purchase ends; nothing is bought.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View {
    reportedUnheard(
      ".onInAppPurchaseCompletion(perform:) is accepted and not heard: Runs an action when a purchase ends; nothing is bought."
    )
  }

  /// Sets the style of products.
  nonisolated public func productViewStyle(_ style: some ProductViewStyle) -> some View { self }

  /// Sets which buttons a store has.
  nonisolated public func storeButton(_ visibility: Visibility, for buttons: StoreButtonKind...)
    -> some View
  { self }

  /// Sets the label of a subscription's button.
  nonisolated public func subscriptionStoreButtonLabel(_ buttonLabel: SubscriptionStoreButtonLabel)
    -> some View
  { self }

  /// Sets the options of purchases; nothing is bought.
  nonisolated public func inAppPurchaseOptions(
    _ options: (@Sendable (Product) async -> Set<Product.PurchaseOption>)?
  ) -> some View { self }

  /// Draws a border around the images of products.
  nonisolated public func productIconBorder() -> some View { self }

  /// Shows or hides what products are.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }

  /// Sets the images of subscriptions.
  nonisolated public func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }

  /// Sets what is behind a subscription.
  nonisolated public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle)
    -> some View
  { self }

  /// Sets what is behind a subscription.
  nonisolated public func subscriptionStorePickerItemBackground(
    _ backgroundStyle: some ShapeStyle,
    in backgroundShape: some Shape
  ) -> some View { self }

  /// Sets what is behind the buttons.
  nonisolated public func subscriptionStoreControlBackground(
    _ background: SubscriptionStoreControlBackground
  ) -> some View { self }

  /// Sets how subscriptions are chosen.
  nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle)
    -> some View
  { self }

  /// Sets how and where subscriptions are chosen.
  nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S,
    placement: SubscriptionStoreControlPlacement
  ) -> some View { self }

  /// Sets how groups of subscriptions are chosen.
  nonisolated public func subscriptionStoreOptionGroupStyle(
    _ style: some SubscriptionOptionGroupStyle
  ) -> some View { self }

  /// Sets the address of a policy.
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
      ".subscriptionStorePolicyDestination(for:destination:) is accepted and not heard: Shows a policy."
    )
  }

  /// Sets the colour of policies.
  nonisolated public func subscriptionStorePolicyForegroundStyle(_ style: some ShapeStyle)
    -> some View
  { self }

  /// Sets the colours of policies.
  nonisolated public func subscriptionStorePolicyForegroundStyle(
    _ primary: some ShapeStyle,
    _ secondary: some ShapeStyle
  ) -> some View { self }

  /// Sets the action that signs in. There is no store, so it never runs.
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    reportedUnheard(
      ".subscriptionStoreSignInAction(_:) is accepted and not heard: Sets the action that signs in. There is no store, so it never runs."
    )
  }

  /// Offers a subscription for less.
  nonisolated public func preferredSubscriptionOffer(
    _ offer:
      @escaping @Sendable (Product, Product.SubscriptionInfo, [Product.SubscriptionOffer]) ->
      Product.SubscriptionOffer?
  ) -> some View { self }
}

extension ProductViewStyle where Self == AutomaticProductViewStyle {
  /// The default.
  nonisolated public static var automatic: Self { Self() }

  /// Small.
  nonisolated public static var compact: Self { Self() }

  /// In between.
  nonisolated public static var regular: Self { Self() }

  /// Large.
  nonisolated public static var large: Self { Self() }
}

extension Storefront {
  /// Stores that the user changes to: none ever is.
  public static var updates: Storefronts { Storefronts() }
}

extension Product.PurchaseOption {
  /// How many.
  public static func quantity(_ quantity: Int) -> Self { Self() }

  /// For whom.
  public static func appAccountToken(_ token: UUID) -> Self { Self() }

  /// As if the user were asked.
  public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> Self { Self() }

  /// With an offer.
  public static func promotionalOffer(
    offerID: String,
    keyID: String,
    nonce: UUID,
    signature: Data,
    timestamp: Int
  ) -> Self { Self() }

  /// With an offer for those who come back.
  public static func winBackOffer(_ offer: Product.SubscriptionOffer) -> Self { Self() }

  /// In a storefront.
  public static func onStorefrontChange(
    shouldContinuePurchase: @escaping @Sendable (Storefront) -> Bool
  ) -> Self { Self() }
}

extension Transaction {
  /// What the user has: nothing.
  public static var currentEntitlements: Transactions { Transactions() }

  /// What is bought from now on: nothing.
  public static var updates: Transactions { Transactions() }

  /// What was ever bought: nothing.
  public static var all: Transactions { Transactions() }

  /// What was bought and not delivered: nothing.
  public static var unfinished: Transactions { Transactions() }

  /// Why something was taken back.
  public struct RevocationReason: RawRepresentable, Hashable, Sendable {
    /// The number of the reason.
    public let rawValue: Int
    /// Creates a reason.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The app did not work.
    public static let developerIssue = Self(rawValue: 1)
    /// Another reason.
    public static let other = Self(rawValue: 0)
  }

  /// Who has what was bought.
  public struct OwnershipType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The user.
    public static let purchased = Self(rawValue: "PURCHASED")
    /// The user's family.
    public static let familyShared = Self(rawValue: "FAMILY_SHARED")
  }

  /// Things that were bought: none.
  public struct Transactions: AsyncSequence, Sendable {
    /// What was bought.
    public typealias Element = VerificationResult<Transaction>
    /// Goes through nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Ends at once.
      public mutating func next() async -> Element? { nil }
    }
    /// Goes through nothing.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  /// The state of the subscription: none.
  public var subscriptionStatus: Product.SubscriptionInfo.Status? { get async { nil } }

  /// Fails: there is no store to ask for money back.
  @MainActor public static func beginRefundRequest(
    for transactionID: UInt64,
    in scene: UIWindowScene
  ) async throws -> RefundRequestStatus { throw RefundRequestError.failed }

  /// Fails: there is no store to ask for money back.
  @MainActor public func beginRefundRequest(in scene: UIWindowScene) async throws
    -> RefundRequestStatus
  { throw RefundRequestError.failed }
}

extension View {
  /// Opens the subscriptions of the user: there are none, so it says so and closes.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(UnansweredSheet(isPresented: isPresented) {})
  }

  /// Opens the subscriptions of a group: there are none, so it says so and closes.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>,
    subscriptionGroupID: String
  ) -> some View { modifier(UnansweredSheet(isPresented: isPresented) {}) }

  /// Opens the entry of an offer code: there is no store, so it says so, closes and fails.
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

  /// Opens a request for a refund: there is no store, so it says so, closes and fails.
  @preconcurrency nonisolated public func refundRequestSheet(
    for transactionID: Transaction.ID,
    isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    modifier(UnansweredSheet(isPresented: isPresented) { onDismiss?(.failure(.failed)) })
  }

  /// Shows another app of the store: there is no store, so it says so and closes.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { modifier(UnansweredSheet(isPresented: isPresented) {}) }
}

extension EnvironmentValues {
  /// Asks for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }

  /// Buys something.
  public var purchase: PurchaseAction { PurchaseAction() }
}

extension StoreView where Icon == EmptyView, PlaceholderIcon == EmptyView {
  /// Shows products.
  public init<Identifiers: Collection>(
    ids productIDs: Identifiers,
    prefersPromotionalIcon: Bool = false
  ) where Identifiers.Element == String {}
}

extension ContainerBackgroundPlacement {
  /// The whole of a store of subscriptions. It does not affect elements.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }

  /// The upper part of a store of subscriptions. It does not affect elements.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }

  /// A store of subscriptions, from top to bottom. It does not affect elements.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}

extension VerificationResult {
  /// Why the store does not vouch for something.
  public enum VerificationError: Error, Sendable {
    case invalidSignature, revokedCertificate
  }
}
