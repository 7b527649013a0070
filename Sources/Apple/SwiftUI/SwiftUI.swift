// SPDX-License-Identifier: MIT

@_exported import A11yApp
@_exported import A11yUI
@_exported import Combine
// What Apple's SwiftUI brings with it. FoundationNetworking is left out: it takes 10 ms to load.
@_exported import Dispatch
@_exported import Foundation
