// SPDX-License-Identifier: MIT

// `URLRequest` is of FoundationNetworking here, and of Foundation on Apple's systems.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import SwiftUI
