// SPDX-License-Identifier: MIT

// `URLRequest` is part of FoundationNetworking on Linux, and of Foundation on Apple's systems.
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import SwiftUI
