// SPDX-License-Identifier: MIT

@_exported import A11yApp
@_exported import A11yUI
// By one name come the publishers of timers and notifications, and not the names of apps' own types.
@_exported import protocol Combine.Publisher
// What Apple's SwiftUI brings with it. FoundationNetworking is left out: it takes 10 ms to load.
@_exported import Dispatch
@_exported import Foundation
