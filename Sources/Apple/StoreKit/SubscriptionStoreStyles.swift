// SPDX-License-Identifier: MIT

import SwiftUI

/// How subscriptions are chosen. It does not affect elements.
public protocol SubscriptionStoreControlStyle {}

/// How groups of subscriptions are chosen. It does not affect elements.
public protocol SubscriptionOptionGroupStyle {}
