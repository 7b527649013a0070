// SPDX-License-Identifier: MIT

// As on Apple's systems, SwiftUI includes UIKit's declarations.
@_exported import A11yUI
@_exported import Foundation
