// SPDX-License-Identifier: MIT

import SwiftUI

extension ContainerBackgroundPlacement {
  /// The whole of a store of subscriptions. It does not affect elements.
  public static var subscriptionStore: ContainerBackgroundPlacement { .navigation }
  /// The upper part of a store of subscriptions. It does not affect elements.
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .navigation }
  /// A store of subscriptions, from top to bottom. It does not affect elements.
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .navigation }
}
