// SPDX-License-Identifier: MIT

@_exported import A11yApp
@_exported import A11yUI
// The publishers of timers and notifications are exported by one name only, so that other names remain free
// for an app's own types.
@_exported import protocol Combine.Publisher
// Apple's SwiftUI exports these modules. FoundationNetworking is omitted, because it takes 10 ms to load.
@_exported import Dispatch
@_exported import Foundation
