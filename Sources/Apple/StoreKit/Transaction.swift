// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI

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
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  /// Why money could not be asked back.
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
}
