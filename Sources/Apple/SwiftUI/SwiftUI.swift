// SPDX-License-Identifier: MIT

@_exported import A11yApp
@_exported import A11yUI
// Combine's only exported name is the one that timer and notification publishers need, so that apps can use all other
// names for their own types.
@_exported import protocol Combine.Publisher
// Apple's SwiftUI exports these modules. FoundationNetworking is omitted, because it takes 10 ms to load.
@_exported import Dispatch
@_exported import Foundation
